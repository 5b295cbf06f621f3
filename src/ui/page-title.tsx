import { useTranslation } from '#src/i18n/use-translation';

export function PageTitle({ name }: { readonly name: string }) {
  const { t } = useTranslation('shell');
  return <title>{t(($) => $.pageTitle, { name })}</title>;
}

export function PageDescription({ text }: { readonly text: string }) {
  return <meta name="description" content={text} />;
}
