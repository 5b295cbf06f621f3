import { createRandom } from '../prng';

const SCHEME = 'gleaner-picture:';

/** Returns whether a value is a picture drawn from its name. */
export const isDrawnPicture = (value: string): boolean => value.startsWith(SCHEME);

/** In a square of 48 units. */
interface Drawing {
  readonly hue: number;
  readonly circle: { readonly cx: number; readonly cy: number; readonly r: number };
  readonly back: string | undefined;
  readonly front: string;
}

/** The same name always returns the same shapes. */
export function drawingOf(value: string): Drawing {
  const name = isDrawnPicture(value) ? value.slice(SCHEME.length) : value;
  const random = createRandom(name);
  const hue = random.int(0, 359);
  if (name.startsWith('face'))
    return { hue, circle: { cx: 24, cy: 19, r: 8 }, back: undefined, front: 'M8,48c0-11,7-17,16-17s16,6,16,17z' };
  const [left, middle, right] = [random.int(18, 30), random.int(26, 38), random.int(18, 32)];
  return {
    hue,
    circle: { cx: random.int(10, 38), cy: random.int(9, 15), r: 5 },
    back: `M0,${left + 8}L14,${left},28,${middle},40,${right},48,${right + 4}V48H0z`,
    front: `M0,${middle + 6}l18-6,14,8,16-7V48H0z`,
  };
}

const encodeForUrl = (markup: string): string =>
  markup.replaceAll(/[<>% ]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

// An export writes a picture in each of a million rows.
const HEAD = encodeForUrl(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'><rect width='48' height='48' fill='hsl(",
);
const GROUND = encodeForUrl(" 42% 93%)'/><circle cx='");
const [CY, R, FILL] = ["' cy='", "' r='", "' fill='hsl("].map(encodeForUrl);
const PATH = encodeForUrl("<path d='");
const SOFT = encodeForUrl(" 42% 84%)'/>");
const MID = encodeForUrl(" 40% 64%)'/>");
const TAIL = encodeForUrl('</svg>');

/** Returns a data URL, which opens without a server or a session. */
export function pictureDataUrl(value: string): string {
  const { hue, circle, back, front } = drawingOf(value);
  const ridge = back === undefined ? '' : `${PATH}${back}${FILL}${hue}${SOFT}`;
  return `data:image/svg+xml,${HEAD}${hue}${GROUND}${circle.cx}${CY}${circle.cy}${R}${circle.r}${FILL}${hue}${MID}${ridge}${PATH}${front}${FILL}${hue}${MID}${TAIL}`;
}
