import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';
import { usePageTexts } from '#src/i18n/use-page-texts';
import { Article } from './article';

/** Last change in any language. */
const updated = { terms: '2026-11-02', privacy: '2026-11-02', dpa: '2026-09-14' } as const;

export function LegalPage({ name }: { readonly name: keyof typeof updated }) {
  const { t } = useTranslation('articles');
  const texts = usePageTexts('articlesLegal');
  const formats = useFormats();
  return <Article texts={texts[name]} meta={t(($) => $.updated, { date: formats.day(updated[name]) })} />;
}
