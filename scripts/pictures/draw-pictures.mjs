// `npm run pictures`: draws the guide's pictures in each language (I18N-08).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

export const FOLDERS = {
  'en-US': 'en',
  'es-ES': 'es',
  'ja-JP': 'jp',
  'de-DE': 'de',
  'fr-FR': 'fr',
  'it-IT': 'it',
  'ko-KR': 'kr',
};

const WIDTH = 640;
const HEIGHT = 360;

/** An SVG follows the page's color scheme. */
const STYLE = `
.bg{fill:#f4f2ef}.card{fill:#fff;stroke:#e6e2dd}.well{fill:#f4f2ef}.line{stroke:#e6e2dd}.control{fill:#fff;stroke:#8a827b}
.bar{fill:#d8d2cb}.soft{fill:#e3f4f1}.brand{fill:#0f766e}.stroke{stroke:#0f766e}.on{fill:#fff}.ok{fill:#166534}.okSoft{fill:#e9f7ee}
.t{fill:#1c1917}.t2{fill:#514b46}.t3{fill:#655f59}
text{font-family:Inter,'Segoe UI',Roboto,'Hiragino Sans','Noto Sans CJK JP','Noto Sans CJK KR','Apple SD Gothic Neo',sans-serif}
.b{font-weight:600}
@media (prefers-color-scheme:dark){
.bg{fill:#0e1719}.card{fill:#121b1d;stroke:#263335}.well{fill:#0e1719}.line{stroke:#263335}.control{fill:#0e1719;stroke:#6d7f81}
.bar{fill:#36474a}.soft{fill:#12302f}.brand{fill:#2dd4bf}.stroke{stroke:#2dd4bf}.on{fill:#04211f}.ok{fill:#6ee7a0}.okSoft{fill:#12291d}
.t{fill:#e9eeec}.t2{fill:#b7c1bf}.t3{fill:#9caaa8}
}`.replaceAll('\n', '');

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** East Asian characters take one em. */
function widthInEms(text, bold) {
  let ems = 0;
  for (const character of text) {
    if (/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/u.test(character)) ems += 1;
    else if (/[il.,:;'|!()\s]/u.test(character)) ems += 0.3;
    else if (/[A-ZMWmw@%]/u.test(character)) ems += 0.72;
    else ems += 0.56;
  }
  return ems * (bold ? 1.06 : 1);
}

function textElement(text, { x, y, size = 14, room, kind = 't', bold = false, anchor = 'start' }) {
  const fitting = Math.min(size, Math.floor((room / widthInEms(text, bold)) * 10) / 10);
  return `<text x="${x}" y="${y}" font-size="${fitting}" class="${kind}${bold ? ' b' : ''}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}>${escaped(text)}</text>`;
}

const box = (kind, x, y, width, height, radius = 8) =>
  `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;
const bar = (x, y, width, kind = 'bar') => box(kind, x, y, width, 8, 4);

function button(text, { right, y, height = 36, most = 240 }) {
  const width = Math.min(most, Math.round(widthInEms(text, true) * 14) + 36);
  return (
    box('brand', right - width, y, width, height) +
    textElement(text, {
      x: right - width / 2,
      y: y + height / 2 + 5,
      room: width - 24,
      kind: 'on',
      bold: true,
      anchor: 'middle',
    })
  );
}

const pictures = {
  choose: ({ shell: { pages }, templates: { gallery } }) => {
    const cards = [0, 1, 2, 3, 4, 5].map((place) => {
      const x = 40 + (place % 3) * 190;
      const y = 132 + Math.floor(place / 3) * 104;
      const chosen = place === 1;
      return [
        `<g${chosen ? ' stroke-width="2"' : ''}>${box(chosen ? 'card stroke' : 'card', x, y, 180, 94)}</g>`,
        box(chosen ? 'brand' : 'soft', x + 12, y + 12, 36, 36),
        `<circle class="${chosen ? 'on' : 'brand'}" cx="${x + 30}" cy="${y + 30}" r="${6 + (place % 3) * 2}"/>`,
        bar(x + 60, y + 16, 96 - (place % 2) * 22),
        bar(x + 60, y + 32, 64 + (place % 3) * 14),
        bar(x + 12, y + 64, 140 - (place % 3) * 18),
        bar(x + 12, y + 78, 104 + (place % 2) * 26),
      ].join('');
    });
    return [
      textElement(pages.templates, { x: 40, y: 58, size: 22, room: 560, bold: true }),
      box('control', 40, 76, 560, 40),
      '<g fill="none" class="stroke" stroke-width="2"><circle cx="62" cy="95" r="6"/><path d="m67 100 5 5"/></g>',
      textElement(gallery.search, { x: 84, y: 101, size: 14, room: 490, kind: 't3' }),
      ...cards,
    ];
  },
  'fill-in': ({ templateForm: { form }, tasks }) => [
    textElement(form.label, { x: 40, y: 58, size: 22, room: 560, bold: true }),
    textElement(tasks.taskName, { x: 40, y: 96, room: 260, kind: 't2' }),
    box('control', 40, 106, 270, 40),
    bar(56, 122, 150),
    textElement(form.taskGroup, { x: 330, y: 96, room: 260, kind: 't2' }),
    box('control', 330, 106, 270, 40),
    bar(346, 122, 96),
    '<path d="m574 123 6 6 6-6" fill="none" class="stroke" stroke-width="2"/>',
    box('control', 40, 166, 560, 106),
    ...[0, 1, 2, 3].map(
      (line) =>
        textElement(String(line + 1), { x: 56, y: 193 + line * 22, size: 12, room: 20, kind: 't3' }) +
        bar(80, 185 + line * 22, [300, 236, 342, 268][line]),
    ),
    button(tasks.start.cloud, { right: 600, y: 296 }),
  ],
  watch: ({ runs: { title, states: status, figures } }, language) => {
    const number = new Intl.NumberFormat(language);
    const figure = (label, value, x) =>
      textElement(label, { x, y: 104, size: 13, room: 170, kind: 't3' }) +
      textElement(value, { x, y: 132, size: 22, room: 170, bold: true });
    const width = Math.round(widthInEms(status.collecting, true) * 13) + 36;
    return [
      textElement(title, { x: 40, y: 58, size: 22, room: 360, bold: true }),
      box('soft', 600 - width, 38, width, 28, 14),
      `<circle class="brand" cx="${600 - width + 16}" cy="52" r="4"/>`,
      textElement(status.collecting, { x: 600 - width + 26, y: 57, size: 13, room: width - 34, bold: true }),
      figure(figures.rows, number.format(12_480), 40),
      figure(figures.rate, number.format(620), 230),
      figure(figures.timeLeft, `${number.format(4)}:${number.format(20)}`, 420),
      box('card', 40, 152, 560, 132),
      '<g class="line" stroke-width="1"><path d="M56 184h528M56 216h528M56 248h528"/></g>',
      '<path class="soft" d="M56 268 C120 262 150 246 210 238 S300 214 360 204 S460 180 584 172 V268Z"/>',
      '<path class="stroke" fill="none" stroke-width="3" d="M56 268 C120 262 150 246 210 238 S300 214 360 204 S460 180 584 172"/>',
      box('bar', 40, 304, 560, 12, 6),
      box('brand', 40, 304, 394, 12, 6),
    ];
  },
  'take-home': ({ exports: { titles, format, submit }, ui }) => [
    textElement(titles.choosing, { x: 40, y: 58, size: 22, room: 330, bold: true }),
    button(ui.export, { right: 600, y: 34, height: 34, most: 180 }),
    box('card', 40, 82, 560, 238),
    box('well', 41, 83, 558, 34, 7),
    ...[0, 1, 2, 3].map((column) => bar(60 + column * 136, 96, 60 + (column % 2) * 20)),
    ...[0, 1, 2, 3, 4].map((row) =>
      [0, 1, 2, 3]
        .map((column) => bar(60 + column * 136, 136 + row * 38, 44 + ((row * 5 + column * 3) % 6) * 9))
        .join(''),
    ),
    `<g stroke-width="1">${box('card stroke', 236, 128, 344, 172, 12)}</g>`,
    textElement(format, { x: 260, y: 164, room: 300, kind: 't2' }),
    ...['CSV', 'XLSX', 'JSON', 'XML'].map((kind, place) => {
      const x = 260 + place * 76;
      return (
        box(place === 0 ? 'soft' : 'control', x, 176, 68, 34) +
        textElement(kind, { x: x + 34, y: 198, size: 13, room: 60, anchor: 'middle', bold: place === 0 })
      );
    }),
    button(submit, { right: 556, y: 240, most: 296 }),
  ],
};

const read = (language, name) => JSON.parse(readFileSync(join(root, 'locales', language, `${name}.json`), 'utf8'));

export function drawnPictures() {
  return Object.entries(FOLDERS).flatMap(([language, folder]) => {
    const texts = {
      templates: read(language, 'templates'),
      templateForm: read(language, 'templateForm'),
      tasks: read(language, 'tasks'),
      runs: read(language, 'runs'),
      exports: read(language, 'exports'),
      shell: read(language, 'shell'),
      ui: read(language, 'ui'),
    };
    return Object.entries(pictures).map(([name, draw]) => ({
      path: `public/images/${folder}/${name}.svg`,
      text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><style>${STYLE}</style>${[
        box('bg', 0, 0, WIDTH, HEIGHT, 12),
        ...draw(texts, language),
      ].join('')}</svg>\n`,
    }));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { path, text } of drawnPictures()) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
