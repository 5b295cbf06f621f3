import HeartFilled from '@ant-design/icons/es/icons/HeartFilled';
import HeartOutlined from '@ant-design/icons/es/icons/HeartOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { useSetFavorite } from '#src/data/templates';
import { useAfterSignIn } from '#src/shared/session/after-sign-in';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { IconButton } from '#src/ui/button';
import { useToasts } from '#src/ui/toast';
import styles from './gallery.module.css';

export function FavoriteButton({
  template,
}: {
  readonly template: Pick<Schemas['TemplateCard'], 'templateRegistrationId' | 'favorited' | 'name'>;
}) {
  const { t } = useTranslation('templates');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const set = useSetFavorite();
  const favorited = set.isPending ? set.variables.favorited : template.favorited;
  const id = template.templateRegistrationId;
  const store = (nextFavorited: boolean) => {
    set.mutate(
      { id, favorited: nextFavorited },
      {
        onError: (error) => {
          toasts.error(() => t(($) => $.card.favoriteFailed), { detail: () => errorMessage(error) });
        },
      },
    );
  };
  const signInFirst = useAfterSignIn('favorite', id, () => {
    if (!template.favorited) store(true);
  });
  return (
    <IconButton
      size="small"
      className={favorited ? styles.favorited : undefined}
      label={
        favorited
          ? t(($) => $.card.unfavorite, { name: template.name })
          : t(($) => $.card.favorite, { name: template.name })
      }
      icon={favorited ? <HeartFilled /> : <HeartOutlined />}
      onClick={() => {
        if (!signInFirst()) store(!favorited);
      }}
    />
  );
}
