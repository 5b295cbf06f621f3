import { spawnSync } from 'node:child_process';

/** The languages that no font of the product draws, with what fontconfig calls them. */
const DRAWN_BY_THE_MACHINE: Readonly<Record<string, string>> = { 'ja-JP': 'ja', 'ko-KR': 'ko' };

/** What fontconfig lists for a language, undefined on a machine that has no fontconfig (it brings its fonts itself). */
function machineFonts(language: string): string | undefined {
  const { status, stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/** Those of the languages (as 'ja-JP') that this machine has no font for: their pictures would show boxes for letters. */
export function languagesWithoutFont(languages: readonly string[], listed = machineFonts): string[] {
  return languages.filter((language) => {
    const code = DRAWN_BY_THE_MACHINE[language];
    return code !== undefined && listed(code)?.trim() === '';
  });
}

/** The sentence that tells of it, with a way out. */
export const fontsMissing = (languages: readonly string[]): string =>
  `No font of this machine draws ${languages.join(' and ')}: letters are boxes. Debian's is fonts-noto-cjk.`;
