export type ThemeName = 'light' | 'dark';

export const fontFamily =
  "'Inter Variable', 'Hiragino Sans', 'Yu Gothic UI', 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans CJK JP', 'Noto Sans CJK KR', system-ui, sans-serif";

/** Nothing outside this folder names a color. */
export interface Palette {
  bg: string;
  surface: string;
  raised: string;
  sunken: string;
  hover: string;
  text: string;
  text2: string;
  text3: string;
  textDisabled: string;
  /** Decorative. */
  line: string;
  /** 3:1. */
  border: string;
  brand: string;
  brandHover: string;
  onBrand: string;
  brandSoft: string;
  link: string;
  success: string;
  successSoft: string;
  warning: string;
  warningSoft: string;
  error: string;
  errorSoft: string;
  onError: string;
  info: string;
  infoSoft: string;
  focus: string;
  inverse: string;
  onInverse: string;
  backdrop: string;
  shadow: string;
  chart1: string;
  chart2: string;
  chart3: string;
  chart4: string;
}

export const palettes: Record<ThemeName, Palette> = {
  light: {
    bg: '#faf9f7',
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#f4f2ef',
    hover: '#f4f2ef',
    text: '#1c1917',
    text2: '#514b46',
    text3: '#655f59',
    textDisabled: '#6b655f',
    line: '#e6e2dd',
    border: '#8a827b',
    brand: '#0f766e',
    brandHover: '#115e59',
    onBrand: '#ffffff',
    brandSoft: '#e3f4f1',
    link: '#0f6a63',
    success: '#166534',
    successSoft: '#e9f7ee',
    warning: '#854d0e',
    warningSoft: '#fdf5dc',
    error: '#b42318',
    errorSoft: '#fdeeec',
    onError: '#ffffff',
    info: '#075985',
    infoSoft: '#e8f4fb',
    focus: '#0f766e',
    inverse: '#292524',
    onInverse: '#faf9f7',
    backdrop: 'rgb(28 25 23 / 45%)',
    shadow: '0 1px 2px rgb(28 25 23 / 6%), 0 8px 24px rgb(28 25 23 / 12%)',
    chart1: '#0f766e',
    chart2: '#b45309',
    chart3: '#6d4aa8',
    chart4: '#075985',
  },
  dark: {
    bg: '#0b1214',
    surface: '#121b1d',
    raised: '#1a2527',
    sunken: '#0e1719',
    hover: '#1f2c2f',
    text: '#e9eeec',
    text2: '#b7c1bf',
    text3: '#9caaa8',
    textDisabled: '#94a19f',
    line: '#263335',
    border: '#6d7f81',
    brand: '#2dd4bf',
    brandHover: '#5eead4',
    onBrand: '#04211f',
    brandSoft: '#12302f',
    link: '#4fdccb',
    success: '#6ee7a0',
    successSoft: '#12291d',
    warning: '#fbcf5c',
    warningSoft: '#2c2410',
    error: '#fb9a92',
    errorSoft: '#331a1a',
    onError: '#2b0b08',
    info: '#8fd3fb',
    infoSoft: '#10283a',
    focus: '#5eead4',
    inverse: '#e9eeec',
    onInverse: '#121b1d',
    backdrop: 'rgb(2 6 7 / 65%)',
    shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 8px 28px rgb(0 0 0 / 50%)',
    chart1: '#2dd4bf',
    chart2: '#f6ad55',
    chart3: '#b79cf0',
    chart4: '#8fd3fb',
  },
};

/** Text 4.5:1, control borders 3:1. */
export const contrastPairs: readonly {
  readonly front: keyof Palette;
  readonly back: keyof Palette;
  readonly minRatio: number;
}[] = [
  ...(['text', 'text2', 'text3', 'link', 'brand', 'success', 'warning', 'error', 'info'] as const).flatMap((front) =>
    (['bg', 'surface', 'raised', 'sunken', 'hover'] as const).map((back) => ({ front, back, minRatio: 4.5 })),
  ),
  ...(['surface', 'raised', 'sunken', 'bg'] as const).map((back) => ({
    front: 'textDisabled' as const,
    back,
    minRatio: 4.5,
  })),
  ...(['surface', 'raised', 'bg', 'sunken'] as const).flatMap((back) =>
    (['border', 'focus', 'brand', 'chart1', 'chart2', 'chart3', 'chart4'] as const).map((front) => ({
      front,
      back,
      minRatio: 3,
    })),
  ),
  { front: 'onBrand', back: 'brand', minRatio: 4.5 },
  { front: 'onBrand', back: 'brandHover', minRatio: 4.5 },
  { front: 'onError', back: 'error', minRatio: 4.5 },
  { front: 'onInverse', back: 'inverse', minRatio: 4.5 },
  { front: 'text', back: 'brandSoft', minRatio: 4.5 },
  { front: 'text2', back: 'brandSoft', minRatio: 4.5 },
  { front: 'brand', back: 'brandSoft', minRatio: 4.5 },
  { front: 'link', back: 'brandSoft', minRatio: 4.5 },
  ...(['success', 'warning', 'error', 'info'] as const).flatMap((kind) => [
    { front: kind, back: `${kind}Soft` as const, minRatio: 4.5 },
    { front: 'text' as const, back: `${kind}Soft` as const, minRatio: 4.5 },
    { front: 'text2' as const, back: `${kind}Soft` as const, minRatio: 4.5 },
    { front: 'link' as const, back: `${kind}Soft` as const, minRatio: 4.5 },
  ]),
];

const camel = /[A-Z]|\d/g;

/** `text2` becomes `--gl-text-2`. */
export function cssVariables(theme: ThemeName): Record<string, string> {
  return Object.fromEntries(
    Object.entries(palettes[theme]).map(([name, value]) => [
      `--gl-${name.replace(camel, (hit) => `-${hit.toLowerCase()}`)}`,
      String(value),
    ]),
  );
}
