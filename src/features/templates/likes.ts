import { InterfaceLanguage } from '#src/contract/enums.gen';

export interface LikesFormat {
  readonly notation: 'full' | 'compact';
  readonly count: number;
}

const abbreviateAbove: Readonly<Partial<Record<string, number>>> = {
  [InterfaceLanguage.JaJP]: 10_000,
  [InterfaceLanguage.EnUS]: 1_000,
  [InterfaceLanguage.EsES]: 1_000,
};

/** A number equal to the threshold stays full (CONST-07). */
export function likesFormat(likes: number, language: string): LikesFormat {
  const count = Number.isFinite(likes) ? Math.max(0, Math.trunc(likes)) : 0;
  const threshold = Object.hasOwn(abbreviateAbove, language) ? abbreviateAbove[language] : undefined;
  return { notation: threshold !== undefined && count > threshold ? 'compact' : 'full', count };
}
