import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { TemplateStatus } from '#src/contract/enums.gen';
import { useSignedIn } from '#src/data/session';
import { templateQueries } from '#src/data/templates';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { ErrorPage } from '#src/ui/error-page';
import { LinkButton } from '#src/ui/link-button';
import { SkeletonLines } from '#src/ui/skeleton';
import { Shelf } from '../gallery/shelf';

export type RefusalReason = 'private' | 'withdrawn' | 'unsupported';

/**
 * Never names a private template, nor calls a new one withdrawn, although their addresses are alike (TPL-37, TPL-38, TPL-40, TPL-46).
 * Without `slug`, it offers popular templates.
 */
export function TemplateRefusal({
  reason: initialReason,
  slug,
}: {
  readonly reason: RefusalReason;
  readonly slug?: string;
}) {
  const { t } = useTranslation('templates');
  const { sentences } = useFormats();
  const signedIn = useSignedIn();
  const known = initialReason === 'private' ? undefined : slug;
  const template = useQuery({ ...templateQueries.bySlug(known ?? ''), enabled: known !== undefined, retry: false });
  const name = template.data?.name;
  const offers = initialReason !== 'private' && (known === undefined || !template.isPending);
  const { kind, templates, hasNone } = useAlternatives(template.data?.templateRegistrationId, offers);
  if (initialReason === 'withdrawn' && known !== undefined && template.isPending) return <SkeletonLines lines={6} />;
  const reason =
    initialReason === 'withdrawn' && template.data?.status === TemplateStatus.New ? 'coming' : initialReason;
  const text = t(($) => $.refused.text[reason]);
  const showsList = offers && !hasNone;
  return (
    <>
      <ErrorPage
        drawing="lock"
        hasContentBelow
        title={
          name === undefined || reason === 'private'
            ? t(($) => $.refused.title[reason])
            : t(($) => $.refused.titleOf[reason], { name })
        }
        actions={
          <>
            <LinkButton variant="primary" to={signedIn ? paths.templates : paths.publicTemplates}>
              {t(($) => $.go.templates, { ns: 'shell' })}
            </LinkButton>
            {signedIn || reason !== 'private' ? (
              <LinkButton to={paths.contactSupport}>{t(($) => $.pages.contact, { ns: 'shell' })}</LinkButton>
            ) : (
              <LinkButton to={paths.login()}>{t(($) => $.signIn, { ns: 'shell' })}</LinkButton>
            )}
          </>
        }
      >
        {showsList ? sentences([text, t(($) => $.refused.list[kind])]) : text}
      </ErrorPage>
      {showsList && (
        <Shelf title={t(($) => $.refused[kind])} templates={templates} place={signedIn ? 'console' : 'public'} />
      )}
    </>
  );
}

function useAlternatives(id: string | undefined, enabled: boolean) {
  const related = useQuery({ ...templateQueries.related(id ?? ''), enabled: enabled && id !== undefined });
  const isPopular = id === undefined || related.isError || related.data?.items.length === 0;
  const popular = useQuery({ ...templateQueries.recommended(), enabled: enabled && isPopular });
  const { data, isError } = isPopular ? popular : related;
  return {
    kind: isPopular ? 'popular' : 'alternatives',
    templates: data?.items,
    hasNone: isError || data?.items.length === 0,
  } as const;
}
