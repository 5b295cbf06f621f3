import HeartFilled from '@ant-design/icons/es/icons/HeartFilled';
import HeartOutlined from '@ant-design/icons/es/icons/HeartOutlined';
import { useTranslation } from 'react-i18next';
import { useNavigate, useLocation } from 'react-router-dom';
import type { Schemas } from '../../../contract/types';
import { useSignedIn } from '../../../data/session';
import { useSetFavorite } from '../../../data/templates';
import { paths } from '../../../domain/paths';
import { useFailureWords } from '../../../shared/start/report-start';
import { IconButton } from '../../../ui/button';
import { useToasts } from '../../../ui/toast';
import styles from './gallery.module.css';

/** Adds or removes a favourite (TPL-51); a visitor is sent to sign in first (ROLE-04). */
export function FavoriteButton({
  template,
}: {
  readonly template: Pick<Schemas['TemplateCard'], 'templateRegistrationId' | 'favorited' | 'name'>;
}) {
  const { t } = useTranslation('templates');
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const location = useLocation();
  const toasts = useToasts();
  const words = useFailureWords();
  const set = useSetFavorite();
  // What was pressed shows at once; a refusal puts it back.
  const favorited = set.isPending ? set.variables.favorited : template.favorited;
  const press = () => {
    if (!signedIn) {
      void navigate(paths.login(`${location.pathname}${location.search}`));
      return;
    }
    set.mutate(
      { id: template.templateRegistrationId, favorited: !template.favorited },
      {
        onError: (error) => {
          toasts.error(
            t(($) => $.card.favoriteFailed),
            { detail: words(error) },
          );
        },
      },
    );
  };
  return (
    <IconButton
      size="small"
      className={favorited ? styles['favorited'] : undefined}
      label={
        favorited
          ? t(($) => $.card.unfavorite, { name: template.name })
          : t(($) => $.card.favorite, { name: template.name })
      }
      icon={favorited ? <HeartFilled /> : <HeartOutlined />}
      onClick={press}
    />
  );
}
