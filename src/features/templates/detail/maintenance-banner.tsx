import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { SentenceSpace } from '#src/i18n/sentence-space';
import { RichText } from '#src/i18n/rich-text';
import { Link } from 'react-router-dom';
import { TemplateStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { templateQueries, useSetSubscription } from '#src/data/templates';
import { useAfterSignIn } from '#src/shared/session/after-sign-in';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { Button } from '#src/ui/button';
import { RelativeTime } from '#src/ui/relative-time';
import { Notice } from '#src/ui/status';
import { useToasts } from '#src/ui/toast';
import { galleryPaths, type GalleryPlace } from '../gallery/place';
import styles from './detail.module.css';

const MAX_ALTERNATIVES = 3;

export function MaintenanceBanner({
  template,
  place,
}: {
  readonly template: Pick<
    Schemas['TemplateDetail'],
    'templateRegistrationId' | 'status' | 'subscribed' | 'maintenanceEndsAt'
  >;
  readonly place: GalleryPlace;
}) {
  const { t } = useTranslation('templates');
  if (template.status !== TemplateStatus.Maintaining) return null;
  const ends = template.maintenanceEndsAt;
  return (
    <Notice
      variant="warning"
      title={t(($) => $.detail.maintaining)}
      actions={<SubscribeButton key={template.templateRegistrationId} template={template} />}
    >
      <p>
        {t(($) => $.detail.maintainingHint)}
        <SentenceSpace />
        {ends !== null && ends !== undefined && (
          <RichText text={t(($) => $.detail.maintenanceEnds)} tags={{ time: <RelativeTime value={ends} /> }} />
        )}
      </p>
      <Alternatives id={template.templateRegistrationId} place={place} />
    </Notice>
  );
}

function Alternatives({ id, place }: { readonly id: string; readonly place: GalleryPlace }) {
  const { t } = useTranslation('templates');
  const related = useQuery(templateQueries.related(id));
  const items = related.data?.items.slice(0, MAX_ALTERNATIVES) ?? [];
  if (items.length === 0) return null;
  return (
    <div className={styles.alternatives}>
      <span>{t(($) => $.detail.alternatives)}</span>
      <ul>
        {items.map((item) => (
          <li key={item.templateRegistrationId}>
            <Link to={galleryPaths[place].template(item.slug)}>{item.name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SubscribeButton({
  template,
}: {
  readonly template: Pick<Schemas['TemplateDetail'], 'templateRegistrationId' | 'subscribed'>;
}) {
  const { t } = useTranslation('templates');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const set = useSetSubscription();
  const id = template.templateRegistrationId;
  const store = async (subscribed: boolean): Promise<void> => {
    try {
      const { error } = await set.mutateAsync({ id, subscribed });
      if (error) toasts.error(() => error.Message);
      else
        toasts.success(() => t(($) => $.detail.subscriptionStored), {
          detail: () => (subscribed ? t(($) => $.detail.willBeTold) : t(($) => $.detail.willNotBeTold)),
        });
    } catch (failure) {
      toasts.error(() => t(($) => $.detail.subscriptionFailed), { detail: () => errorMessage(failure) });
    }
  };
  const signInFirst = useAfterSignIn('subscribe', id, () => {
    if (!template.subscribed) void store(true);
  });
  return (
    <Button
      size="small"
      icon={<BellOutlined />}
      loading={set.isPending}
      onClick={() => {
        if (!signInFirst()) void store(!template.subscribed);
      }}
    >
      {template.subscribed ? t(($) => $.detail.unsubscribe) : t(($) => $.detail.notify)}
    </Button>
  );
}
