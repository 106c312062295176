import { inset } from './arcadeArt';

/** The bench of the Lab is drawn in a box of its own; its feet stand on the floor line. */
export const BENCH = { width: 236, height: 470 };
/** Room round it for its shadow. */
export const BENCH_MARGIN = { x: 24, bottom: 20 };

const YELLOW = '#FFD447';

/** One hexagon of the map that lies on the bench, in the slant of the sheet. */
function hex(column: number, line: number): string {
  const [x, y] = [62 + column * 28 + line * 5, 262 - line * 15 - (column % 2) * 7];
  return `M${x} ${y}l9 -7h13l4 7l-8 8h-14z`;
}

/** A board with tools, a lamp over a map with a tank, drawers and books: the whole bench but its words. */
export function benchSvg(focused: boolean): string {
  const edge = focused
    ? `stroke="${YELLOW}" stroke-width="4"`
    : 'stroke="#c79a4b" stroke-opacity=".55" stroke-width="3"';
  const [width, height] = [BENCH.width + 2 * BENCH_MARGIN.x, BENCH.height + BENCH_MARGIN.bottom];
  const hexes = [0, 1, 2, 3].flatMap((column) => [0, 1, 2].map((line) => hex(column, line))).join('');
  const holes = Array.from(
    { length: 33 },
    (_, i) => `M${36 + (i % 11) * 16.4} ${98 + Math.floor(i / 11) * 22}h.1`,
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${-BENCH_MARGIN.x} 0 ${width} ${height}" width="${width}" height="${height}"><defs><linearGradient id="bw" x2="0" y2="1"><stop offset="0" stop-color="#a8743c"/><stop offset="1" stop-color="#6b451f"/></linearGradient><linearGradient id="bl" x2="0" y2="1"><stop offset="0" stop-color="#fff1c4" stop-opacity="${focused ? 0.72 : 0.42}"/><stop offset="1" stop-color="#fff1c4" stop-opacity="0"/></linearGradient></defs>
<ellipse cx="118" cy="468" rx="138" ry="15" opacity=".55"/>
<rect x="14" y="8" width="208" height="190" rx="8" fill="#2b331f" ${edge}/><rect x="22" y="16" width="192" height="54" rx="6" fill="#0b0d0a"/><rect x="27" y="21" width="182" height="44" rx="5" fill="#e9e0c8" opacity="${focused ? 1 : 0.82}"/><path d="${holes}" stroke="#10140b" stroke-width="4" stroke-linecap="round"/>
<path d="M34 92h74v12h-74zM40 92v6M48 92v4M56 92v6M64 92v4M72 92v6M80 92v4M88 92v6M96 92v4" fill="#d9b45e" stroke="#4a3512" stroke-width="2"/>
<path d="M146 90l-16 58M146 90l16 58M137 122h18" fill="none" stroke="#b9b49d" stroke-width="5" stroke-linecap="round"/><circle cx="146" cy="88" r="6" fill="#e9e0c8" stroke="#23261f" stroke-width="2"/>
<path d="M36 158a28 28 0 0 1 56 0z" fill="#cfd8c0" stroke="#23261f" stroke-width="2.5"/><path d="M50 158a14 14 0 0 1 28 0z" fill="#2b331f" stroke="#23261f" stroke-width="2"/>
<path d="M30 462V284h16v178zM190 462V284h16v178z" fill="#54361a" stroke="#1c1208" stroke-width="2"/><path d="M40 392h156v14H40z" fill="#6b451f" stroke="#1c1208" stroke-width="2"/>
<path d="M62 392v-30h12v30zM76 392v-38h10v38zM88 392v-34h14v34zM104 392v-28l10 -2l6 29z" fill="#8c2f28" stroke="#1c1208" stroke-width="2"/><path d="M76 392v-38h10v38z" fill="#33507a"/><path d="M88 392v-34h14v34z" fill="#5b6236"/>
<path d="M144 392v-20h38v20z" fill="#3a3f34" stroke="#1c1208" stroke-width="2"/><path d="M156 372v-6h14v6" fill="none" stroke="#b9b49d" stroke-width="3"/>
<path d="M26 292h184v44H26z" fill="#5d3c1b" stroke="#1c1208" stroke-width="2"/><rect x="56" y="299" width="124" height="30" rx="5" fill="#15180f" stroke="#5a5c50" stroke-width="2"/>
<path d="M30 222h176l24 64H6z" fill="url(#bw)" ${focused ? edge : 'stroke="#1c1208" stroke-width="2"'}/><path d="M6 286h224v12H6z" fill="#4a2f15" stroke="#1c1208" stroke-width="2"/>
<path d="M52 230h124l16 46H40z" fill="#eee3c4" stroke="#4a3512" stroke-width="2"/><path d="${hexes}" fill="none" stroke="#7d7048" stroke-width="1.6"/><path d="M66 262L170 246" stroke="#3e8e5a" stroke-width="4" stroke-dasharray="9 5"/>
<g transform="translate(84 176)">${inset('sherman-jumbo-side', 0, 0, 150, 75)}</g>
<circle cx="58" cy="252" r="17" fill="#dfeef2" fill-opacity=".55" stroke="#23261f" stroke-width="5"/><path d="M46 265l-18 17" stroke="#23261f" stroke-width="8" stroke-linecap="round"/>
<path d="M24 224l-8 -58l34 -26" fill="none" stroke="#8c2f28" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/><path d="M40 132l34 -2l10 30l-48 4z" fill="#8c2f28" stroke="#1c1208" stroke-width="2.5"/><path d="M36 164l48 -4L150 276H30z" fill="url(#bl)"/></svg>`;
}
