import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { TemplateStatus } from '#src/contract/enums.gen';
import { useSignedIn } from '#src/data/session';
import { templateQueries } from '#src/data/templates';
import { paths } from '#src/domain/paths';
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
  const signedIn = useSignedIn();
  const known = initialReason === 'private' ? undefined : slug;
  const template = useQuery({ ...templateQueries.bySlug(known ?? ''), enabled: known !== undefined, retry: false });
  const name = template.data?.name;
  if (initialReason === 'withdrawn' && known !== undefined && template.isPending) return <SkeletonLines lines={6} />;
  const reason =
    initialReason === 'withdrawn' && template.data?.status === TemplateStatus.New ? 'coming' : initialReason;
  return (
    <>
      <ErrorPage
        drawing="lock"
        hasContentBelow={reason !== 'private'}
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
        {t(($) => $.refused.text[reason])}
      </ErrorPage>
      {reason !== 'private' && (known === undefined || !template.isPending) && (
        <AlternativeTemplates id={template.data?.templateRegistrationId} />
      )}
    </>
  );
}

function AlternativeTemplates({ id }: { readonly id: string | undefined }) {
  const { t } = useTranslation('templates');
  const place = useSignedIn() ? 'console' : 'public';
  const related = useQuery({ ...templateQueries.related(id ?? ''), enabled: id !== undefined });
  const alone = id === undefined || related.isError || related.data?.items.length === 0;
  const popular = useQuery({ ...templateQueries.recommended(), enabled: alone });
  const shown = alone ? popular : related;
  if (shown.isError) return null;
  return (
    <Shelf
      title={alone ? t(($) => $.refused.popular) : t(($) => $.refused.alternatives)}
      templates={shown.data?.items}
      place={place}
    />
  );
}
