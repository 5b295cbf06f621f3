import type { MarkPictureKind } from './types';

const box = (x: number, y: number, width: number, height: number, fill: string, radius = 4) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const dot = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const stroke = (path: string, color: string, width = 3) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const rows = (y: number, amount: number, height: number, color: string) =>
  Array.from({ length: amount }, (_, index) => box(28, y + index * (height + 8), 264, height, color)).join('');

type Palette = { strong: string; soft: string; faint: string };
type Drawing = (inks: Palette) => string;

const pin = (x: number, y: number, color: string) =>
  `<path d="M${x} ${y}c-9-11-14-18-14-25a14 14 0 0 1 28 0c0 7-5 14-14 25z" fill="${color}"/>${dot(x, y - 25, 5, '#fff')}`;
const mapGround = ({ faint, soft }: Palette) =>
  box(28, 44, 264, 120, faint, 6) + stroke('M28 92C90 70 120 130 292 96M96 44L130 164M220 44L196 164', soft, 5);
const bar = ({ faint }: Palette) => box(28, 44, 264, 24, faint, 12);
const star = (x: number, y: number, fill: string) =>
  `<path transform="translate(${x} ${y})" d="M0-12 3.5-4 12-3.5 5.5 2 7.5 10.5 0 6-7.5 10.5-5.5 2-12-3.5-3.5-4z" fill="${fill}"/>`;

const drawings: Record<MarkPictureKind, Drawing> = {
  search: (c) => bar(c) + dot(50, 56, 6, c.strong) + box(66, 52, 96, 8, c.strong) + rows(84, 3, 20, c.faint),
  address: (c) =>
    box(20, 26, 280, 26, c.soft, 13) +
    box(44, 35, 190, 8, c.strong) +
    dot(34, 39, 4, c.strong) +
    rows(64, 3, 26, c.faint),
  addresses: (c) =>
    [44, 78, 112, 146]
      .map((y) => box(28, y - 12, 264, 24, c.faint, 12) + box(50, y - 4, 150 + (y % 40), 8, c.strong))
      .join(''),
  map: (c) =>
    mapGround(c) +
    `<circle cx="160" cy="104" r="42" fill="${c.soft}" fill-opacity=".7" stroke="${c.strong}" stroke-width="3"/>` +
    dot(160, 104, 6, c.strong),
  pin: (c) => mapGround(c) + pin(160, 126, c.strong),
  list: (c) =>
    [48, 82, 116]
      .map((y) => box(28, y, 264, 26, c.faint) + box(36, y + 6, 14, 14, c.soft, 3) + box(60, y + 9, 120, 8, c.soft))
      .join('') + stroke('M28 154H292', c.strong),
  filter: (c) =>
    box(28, 44, 92, 120, c.soft, 6) +
    [62, 86, 110, 134]
      .map((y, index) => box(38, y - 6, 12, 12, index % 2 === 0 ? c.strong : '#fff', 3) + box(58, y - 4, 50, 8, '#fff'))
      .join('') +
    [44, 86, 128].map((y) => box(134, y, 158, 34, c.faint)).join(''),
  stars: (c) =>
    box(28, 44, 264, 40, c.faint) +
    [60, 92, 124, 156].map((x) => star(x, 64, c.strong)).join('') +
    star(188, 64, c.soft) +
    box(28, 98, 264, 14, c.faint) +
    box(28, 120, 200, 14, c.faint),
  range: (c) =>
    box(28, 52, 118, 36, c.faint) +
    box(174, 52, 118, 36, c.faint) +
    stroke('M152 70H168', c.strong) +
    stroke('M40 124H280', c.soft, 5) +
    stroke('M96 124H216', c.strong, 5) +
    dot(96, 124, 9, c.strong) +
    dot(216, 124, 9, c.strong),
  calendar: (c) =>
    box(72, 38, 176, 130, c.faint, 8) +
    box(72, 38, 176, 28, c.soft, 8) +
    Array.from({ length: 15 }, (_, index) =>
      box(86 + (index % 5) * 32, 76 + Math.floor(index / 5) * 30, 20, 20, index === 7 ? c.strong : '#fff', 5),
    ).join(''),
  clock: (c) =>
    `<circle cx="160" cy="102" r="58" fill="${c.faint}" stroke="${c.soft}" stroke-width="6"/>` +
    stroke('M160 66V102L186 118', c.strong, 6) +
    dot(160, 102, 6, c.strong),
  menu: (c) =>
    box(60, 40, 200, 30, c.soft) +
    box(72, 51, 90, 8, '#fff') +
    stroke('M234 52l8 8 8-8', '#fff') +
    box(60, 76, 200, 92, c.faint) +
    [84, 108, 132].map((y, index) => box(68, y, 184, 18, index === 1 ? c.strong : '#fff', 3)).join(''),
  globe: (c) =>
    `<circle cx="160" cy="102" r="58" fill="${c.faint}"/>` +
    stroke('M102 102H218M160 44C120 80 120 124 160 160M160 44C200 80 200 124 160 160M112 74H208M112 130H208', c.strong),
  profile: (c) =>
    bar(c) +
    box(40, 52, 150, 8, c.strong) +
    dot(74, 116, 30, c.soft) +
    dot(74, 108, 11, '#fff') +
    `<path d="M54 136a20 18 0 0 1 40 0z" fill="#fff"/>` +
    box(122, 96, 150, 12, c.faint) +
    box(122, 118, 110, 12, c.faint),
  comments: (c) =>
    box(28, 40, 264, 44, c.faint) +
    [96, 134].map((y) => dot(58, y + 14, 12, c.soft) + box(80, y, 180, 28, y === 96 ? c.strong : c.faint, 14)).join(''),
  code: (c) =>
    box(28, 44, 264, 120, c.faint, 6) +
    [48, 56, 68, 74, 86, 98, 104, 118, 126, 138]
      .map((x, index) => box(x + 40, 66, index % 3 === 0 ? 6 : 3, 56, c.strong, 0))
      .join('') +
    box(88, 134, 100, 10, c.soft),
  route: (c) =>
    mapGround(c) +
    stroke('M74 130C120 50 200 50 246 92', c.strong, 4) +
    dot(74, 130, 8, c.strong) +
    pin(246, 96, c.strong),
  picture: (c) =>
    box(60, 40, 200, 126, c.faint, 8) +
    dot(106, 80, 14, c.soft) +
    `<path d="M72 156 130 104 164 132 198 94 248 156z" fill="${c.strong}"/>`,
  login: (c) =>
    box(90, 36, 140, 134, c.faint, 8) +
    dot(160, 68, 16, c.soft) +
    box(106, 94, 108, 16, '#fff') +
    box(106, 116, 108, 16, '#fff') +
    box(106, 142, 108, 16, c.strong),
  proxy: (c) =>
    dot(62, 102, 22, c.soft) +
    box(238, 74, 46, 56, c.soft, 6) +
    [64, 102, 140]
      .map(
        (y) =>
          stroke(`M84 102L160 ${y}L238 102`, y === 102 ? c.strong : c.faint) +
          dot(160, y, 13, y === 102 ? c.strong : c.soft),
      )
      .join(''),
  nodes: (c) =>
    [52, 126, 200]
      .map(
        (x, index) =>
          box(x, 58, 66, 90, index === 1 ? c.strong : c.faint, 6) +
          [74, 96, 118].map((y) => box(x + 12, y, 42, 10, index === 1 ? '#fff' : c.soft, 3)).join(''),
      )
      .join(''),
};

/** `hue` is 0 to 359 (FORM-17, ENUM-20). */
export function markPicture(kind: MarkPictureKind, hue: number): string {
  const inks: Palette = { strong: `hsl(${hue} 62% 34%)`, soft: `hsl(${hue} 44% 66%)`, faint: `hsl(${hue} 40% 90%)` };
  const frame =
    box(0, 0, 320, 200, `hsl(${hue} 46% 97%)`, 10) +
    dot(16, 14, 3, inks.soft) +
    dot(27, 14, 3, inks.soft) +
    dot(38, 14, 3, inks.soft);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" role="presentation">${frame}${drawings[kind](inks)}</svg>`;
}
