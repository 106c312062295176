/** The face of a game's machine in the arcade. */
export interface ArcadeArt {
  readonly body: string;
  readonly dark: string;
  readonly trim: string;
  /** What stands on the control deck, 0..260 x 0..64. */
  deck(pieces: ArcadePieces): string;
  /** What is painted on the front. */
  front(pieces: ArcadePieces): string;
  /** The colour of the second line of its name, where it is not that of the first. */
  readonly secondLine?: string;
  /** Figures on its deck, painted in our own letters. */
  readonly figures?: readonly {
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly lit: boolean;
  }[];
  /** The tape across an unfinished game hangs high, so that what its picture shows stays in sight. */
  readonly tapeHigh?: true;
}

const files = import.meta.glob<string>('/src/assets/common/arcade/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const YELLOW = '#FFD447';

/** A drawing of the kit set into another one. */
export function inset(name: string, x: number, y: number, width: number, height: number): string {
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

const side = (name: string) => inset(`${name}-side`, 20, 428, 262, 131);

/** What machines are put together from. */
const pieces = { inset, fromAbove, side, stick, knob };
type ArcadePieces = typeof pieces;

/** Room round the 300 x 640 units of a machine for its shadow. */
export const MARGIN = { x: 30, top: 0, bottom: 22 };

/** The whole machine but its words and what its tube shows. */
export function machineSvg({ body, dark, trim, deck, front }: ArcadeArt, focused: boolean): string {
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
<path d="M22 354H278L294 402H6Z" fill="#1b1e18" stroke="#000" stroke-width="2"/><path d="M26 356H274L288 398H12Z" fill="${dark}"/><g transform="translate(20,350)">${deck(pieces)}</g><path d="M6 402H294V416H6Z" fill="#0f110d"/><path d="M6 402H294V406H6Z" fill="${trim}" opacity=".7"/>
<rect x="26" y="430" width="248" height="136" rx="8" opacity=".28"/>${front(pieces)}
<rect x="93" y="581" width="114" height="38" rx="5" fill="#15180f" stroke="#5a5c50" stroke-width="2"/></svg>`;
}
