import { useTranslation } from '#src/i18n/use-translation';

/** The name of the page in the browser's tab: 'Templates · Gleaner'. One per page. */
export function PageTitle({ name }: { readonly name: string }) {
  const { t } = useTranslation('shell');
  return <title>{t(($) => $.pageTitle, { name })}</title>;
}

/** What the page is about, for search engines and for those who link to it. */
export function PageDescription({ text }: { readonly text: string }) {
  return <meta name="description" content={text} />;
}
