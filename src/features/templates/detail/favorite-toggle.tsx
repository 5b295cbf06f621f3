import HeartFilled from '@ant-design/icons/es/icons/HeartFilled';
import HeartOutlined from '@ant-design/icons/es/icons/HeartOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { useSetFavorite } from '#src/data/templates';
import { useAfterSignIn } from '#src/shared/session/after-sign-in';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { Button } from '#src/ui/button';
import { useToasts } from '#src/ui/toast';

export function FavoriteToggle({
  template,
}: {
  readonly template: Pick<Schemas['TemplateDetail'], 'templateRegistrationId' | 'favorited'>;
}) {
  const { t } = useTranslation('templates');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const set = useSetFavorite();
  const id = template.templateRegistrationId;
  const favorited = set.isPending ? set.variables.favorited : template.favorited;
  const store = (nextFavorited: boolean, onSuccess?: () => void) => {
    set.mutate(
      { id, favorited: nextFavorited },
      {
        ...(onSuccess ? { onSuccess } : {}),
        onError: (error) => {
          toasts.error(() => t(($) => $.card.favoriteFailed), { detail: () => errorMessage(error) });
        },
      },
    );
  };
  const signInFirst = useAfterSignIn('favorite', id, () => {
    if (!template.favorited)
      store(true, () => {
        toasts.success(() => t(($) => $.detail.favorited));
      });
  });
  return (
    <Button
      aria-pressed={favorited}
      icon={favorited ? <HeartFilled /> : <HeartOutlined />}
      onClick={() => {
        if (!signInFirst()) store(!favorited);
      }}
    >
      {t(($) => $.detail.favorite)}
    </Button>
  );
}
