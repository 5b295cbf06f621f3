import { spawnSync } from 'node:child_process';

const DRAWN_BY_THE_MACHINE: Readonly<Record<string, string>> = { 'ja-JP': 'ja', 'ko-KR': 'ko' };

/** undefined without fontconfig; such systems bring their own fonts. */
function machineFonts(language: string): string | undefined {
  const { status, stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

export function languagesWithoutFont(languages: readonly string[], listed = machineFonts): string[] {
  return languages.filter((language) => {
    const code = DRAWN_BY_THE_MACHINE[language];
    return code !== undefined && listed(code)?.trim() === '';
  });
}

export const fontsMissing = (languages: readonly string[]): string =>
  `No font on this machine draws ${languages.join(' and ')}: letters become boxes. On Debian, install fonts-noto-cjk.`;
