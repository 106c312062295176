import type { MachineId } from '../../i18n/ui';

const files = import.meta.glob<string>('/src/assets/common/arcade/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Livery {
  readonly body: string;
  readonly dark: string;
  readonly trim: string;
}

const liveries: { readonly [id in MachineId]: Livery } = {
  tankChess: { body: '#8d8a78', dark: '#2c2e27', trim: '#cfc9b4' },
  tankOnTank: { body: '#6b7342', dark: '#333920', trim: '#F26B21' },
  tankKillers: { body: '#3d5675', dark: '#1b2a3d', trim: '#FFD447' },
  tankDuel: { body: '#8c2f28', dark: '#3c1613', trim: '#ff9a6b' },
  tankAce: { body: '#9A8450', dark: '#3f3520', trim: '#ffe9a8' },
};

const ORANGE = '#F26B21';
const YELLOW = '#FFD447';

/** A drawing of the kit set into another one. */
function inset(name: string, x: number, y: number, width: number, height: number): string {
  const source = files[`/src/assets/common/arcade/${name}.svg`];
  if (source === undefined) throw new Error(`no drawing ${name}`);
  // Drawings name their own parts alike: inside one picture every name gets the drawing's before it.
  const own = source.replace(/(\bid="|url\(#|href="#)/g, `$1${name}-`);
  return own.replace(/^<svg([^>]*)>/, (_, attributes: string) => {
    const kept = attributes.replace(/ (?:width|height|x|y)="[^"]*"/g, '');
    return `<svg${kept} x="${x}" y="${y}" width="${width}" height="${height}">`;
  });
}

const fromAbove = (name: string, x: number, y: number) =>
  inset(`${name}-hull`, x, y, 256, 256) + inset(`${name}-turret`, x, y, 256, 256);

const stick = (x: number, y: number, colour: string) =>
  `<ellipse cx="${x}" cy="${y + 12}" rx="17" ry="7" fill="#0c0e0a"/><path d="M${x} ${y + 10}V${y - 18}" stroke="#b9b49d" stroke-width="6" stroke-linecap="round"/><circle cx="${x}" cy="${y - 22}" r="12" fill="${colour}" stroke="#0c0e0a" stroke-width="2"/><circle cx="${x - 4}" cy="${y - 26}" r="3.4" fill="#fff" opacity=".6"/>`;

const knob = (x: number, y: number, colour: string) =>
  `<ellipse cx="${x}" cy="${y + 4}" rx="13" ry="7" fill="#0c0e0a"/><ellipse cx="${x}" cy="${y}" rx="12" ry="7" fill="${colour}" stroke="#0c0e0a" stroke-width="1.5"/><ellipse cx="${x - 3}" cy="${y - 2}" rx="5" ry="2" fill="#fff" opacity=".5"/>`;

/** What stands on the control deck, 0..260 x 0..64. */
function deck(id: MachineId): string {
  switch (id) {
    case 'tankChess':
      return `<g transform="translate(62,26) scale(.24)">${fromAbove('chess-white-ht', -128, -128)}</g><g transform="translate(112,30) scale(.2) rotate(30)">${fromAbove('chess-black-mt', -128, -128)}</g><rect x="154" y="8" width="84" height="36" rx="6" fill="#1a1c16" stroke="#8d8a78" stroke-width="2"/>`;
    case 'tankOnTank':
      return (
        stick(58, 34, ORANGE) +
        knob(112, 34, ORANGE) +
        knob(144, 28, YELLOW) +
        inset('d6-olive-5', 172, 4, 40, 40) +
        inset('d6-grey-3', 206, 14, 36, 36)
      );
    case 'tankKillers': {
      const card = (index: number) =>
        `<g transform="translate(${54 + index * 26},30) rotate(${(index - 1) * 14}) scale(.105)">${inset('back-tk-tactics', -187, -262, 375, 525)}</g>`;
      return [0, 1, 2].map(card).join('') + knob(158, 32, YELLOW) + knob(192, 28, ORANGE) + knob(224, 32, '#E9E0C8');
    }
    case 'tankDuel': {
      const yoke = 'M86 46C40 46 46 6 84 6H176C214 6 220 46 174 46';
      return `<path d="${yoke}" fill="none" stroke="#1c1f19" stroke-width="11" stroke-linecap="round"/><path d="${yoke}" fill="none" stroke="#5a5c50" stroke-width="5" stroke-linecap="round"/>${knob(130, 30, '#C7372F')}`;
    }
    case 'tankAce':
      return (
        stick(60, 34, '#ffe9a8') +
        inset('d10-7', 96, 2, 44, 44) +
        inset('d10-3', 132, 12, 40, 40) +
        knob(196, 30, '#E9E0C8') +
        knob(226, 34, ORANGE)
      );
  }
}

/** What is painted on the front. */
function front(id: MachineId): string {
  const side = (name: string) => inset(`${name}-side`, 20, 428, 262, 131);
  switch (id) {
    case 'tankChess':
      return `<g transform="translate(150,496) scale(.56) rotate(38)">${fromAbove('chess-white-ht', -190, -128)}${fromAbove('chess-black-ht', -50, -120)}</g>`;
    case 'tankOnTank':
      return side('tiger');
    case 'tankKillers':
      return side('jagdpanther');
    case 'tankDuel':
      return side('is2');
    case 'tankAce':
      return side('sherman-jumbo');
  }
}

/** Room round the 300 x 640 units of a machine for its shadow. */
export const MARGIN = { x: 30, top: 0, bottom: 22 };

/** The whole machine but its words and what its tube shows. */
export function machineSvg(id: MachineId, focused: boolean): string {
  const { body, dark, trim } = liveries[id];
  const edge = focused
    ? `stroke="${YELLOW}" stroke-width="4"`
    : `stroke="${trim}" stroke-opacity=".45" stroke-width="3"`;
  const [width, height] = [300 + 2 * MARGIN.x, 640 + MARGIN.bottom];
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${-MARGIN.x} 0 ${width} ${height}" width="${width}" height="${height}"><defs><linearGradient id="mb"><stop offset="0" stop-color="${dark}"/><stop offset=".5" stop-color="${body}"/><stop offset="1" stop-color="${dark}"/></linearGradient><linearGradient id="mm" x2="0" y2="1"><stop offset="0" stop-color="#fff7df"/><stop offset="1" stop-color="${trim}"/></linearGradient></defs>
<ellipse cx="150" cy="640" rx="176" ry="18" opacity=".55"/>
<path d="M6 18Q6 4 20 4H280Q294 4 294 18V110L284 128V352L300 400V636H0V400L16 352V128L6 110Z" fill="#0c0e0b"/>
<path d="M12 22Q12 10 24 10H276Q288 10 288 22V108L278 126V354L293 402V630H7V402L22 354V126L12 108Z" fill="url(#mb)" ${edge}/>
<rect x="24" y="22" width="252" height="84" rx="8" fill="#0b0d0a"/><rect x="29" y="27" width="242" height="74" rx="6" fill="#d8cfb4"/><rect x="29" y="27" width="242" height="74" rx="6" fill="url(#mm)" opacity="${focused ? 1 : 0.5}"/>
<path d="M34 128H266V352H34Z" fill="#0b0d0a"/><path d="M22 126H278L268 138H32Z" fill="#1c1f19"/>
<path d="M22 354H278L294 402H6Z" fill="#1b1e18" stroke="#000" stroke-width="2"/><path d="M26 356H274L288 398H12Z" fill="${dark}"/><g transform="translate(20,350)">${deck(id)}</g><path d="M6 402H294V416H6Z" fill="#0f110d"/><path d="M6 402H294V406H6Z" fill="${trim}" opacity=".7"/>
<rect x="26" y="430" width="248" height="136" rx="8" opacity=".28"/>${front(id)}
<rect x="93" y="581" width="114" height="38" rx="5" fill="#15180f" stroke="#5a5c50" stroke-width="2"/></svg>`;
}
