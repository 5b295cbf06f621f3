import LikeOutlined from '@ant-design/icons/es/icons/LikeOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import { likesFormat } from '#src/features/templates/likes';
import { useFormats } from '#src/i18n/format';
import { useLanguage } from '#src/i18n/use-language';
import { VisuallyHidden } from '#src/ui/visually-hidden';
import styles from './gallery.module.css';

export function CardLikes({ likes }: { readonly likes: number }) {
  const { t } = useTranslation('templates');
  const formats = useFormats();
  const shown = likesFormat(likes, useLanguage());
  const short = formats.number(
    shown.count,
    shown.notation === 'compact' ? { notation: 'compact', maximumFractionDigits: 1 } : {},
  );
  return (
    <span className={styles.likes}>
      <LikeOutlined aria-hidden="true" />
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{t(($) => $.card.likes, { count: likes })}</VisuallyHidden>
    </span>
  );
}
