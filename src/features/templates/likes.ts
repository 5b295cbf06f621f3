import { InterfaceLanguage } from '#src/contract/enums.gen';

export interface ShownLikes {
  readonly notation: 'full' | 'compact';
  readonly count: number;
}

const abbreviatedAbove: Readonly<Partial<Record<string, number>>> = {
  [InterfaceLanguage.JaJP]: 10_000,
  [InterfaceLanguage.EnUS]: 1_000,
  [InterfaceLanguage.EsES]: 1_000,
};

/** A number equal to the threshold stays full (CONST-07). */
export function shownLikes(likes: number, language: string): ShownLikes {
  const count = Number.isFinite(likes) ? Math.max(0, Math.trunc(likes)) : 0;
  const threshold = Object.hasOwn(abbreviatedAbove, language) ? abbreviatedAbove[language] : undefined;
  return { notation: threshold !== undefined && count > threshold ? 'compact' : 'full', count };
}
