import { spawnSync } from 'node:child_process';

const SYSTEM_FONT_LANGUAGES: Readonly<Record<string, string>> = { 'ja-JP': 'ja', 'ko-KR': 'ko' };

/** undefined without fontconfig; such systems bring their own fonts. */
function listSystemFonts(language: string): string | undefined {
  const { status, stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

export function languagesWithoutFont(languages: readonly string[], listFonts = listSystemFonts): string[] {
  return languages.filter((language) => {
    const code = SYSTEM_FONT_LANGUAGES[language];
    return code !== undefined && listFonts(code)?.trim() === '';
  });
}

export const missingFontsMessage = (languages: readonly string[]): string =>
  `No font on this machine draws ${languages.join(' and ')}: letters become boxes. On Debian, install fonts-noto-cjk.`;
