import LikeOutlined from '@ant-design/icons/es/icons/LikeOutlined';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RunOn, TemplateStatus } from '../../../contract/enums.gen';
import type { Schemas } from '../../../contract/types';
import { shownLikes } from '../../../domain/likes';
import { paths } from '../../../domain/paths';
import { isFree, priceLevels } from '../../../domain/price';
import { isWithdrawn } from '../../../domain/template-access';
import { useFormats } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { classNames } from '../../../ui/class-names';
import { Cover, hueOf } from '../../../ui/cover';
import { KindIcon } from '../../../ui/motifs';
import { Tag } from '../../../ui/status';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { AllPrices } from './all-prices';
import { CardPrice } from './card-price';
import { FavoriteButton } from './favorite-button';
import styles from './gallery.module.css';

/** A template in the gallery (ENUM-06): face, name, kinds, what it gives, the viewer's price, likes and where it runs. */
export function TemplateCard({ template }: { readonly template: Schemas['TemplateCard'] }) {
  const { t } = useTranslation('templates');
  const kind = template.kinds[0]?.slug ?? '';
  // TPL-37, TPL-46: its page would only refuse, so that the card does not lead there.
  const closed = !template.isTemplateCollection && isWithdrawn(template.status);
  const to = template.isTemplateCollection ? paths.templateCollection(template.slug) : paths.template(template.slug);
  const byPlan = template.allowCrossAccountLevelPricing && priceLevels.some((level) => !isFree(template.prices[level]));
  return (
    <article className={classNames(styles['card'], closed && styles['closed'])} aria-label={template.name}>
      <div className={styles['cover']}>
        <Cover kind={kind} title={template.name} hue={hueOf(kind, template.slug)} />
        <span className={styles['badges']}>
          <StatusBadge template={template} />
          {template.runOn === RunOn.Local && <Tag>{t(($) => $.card.localOnly)}</Tag>}
        </span>
      </div>
      <div className={styles['body']}>
        <div className={styles['head']}>
          <h2 className={styles['title']}>
            {closed ? (
              template.name
            ) : (
              <Link className={styles['open']} to={to}>
                {template.name}
              </Link>
            )}
          </h2>
          <span className={styles['above']}>
            <FavoriteButton template={template} />
          </span>
        </div>
        <p className={styles['kinds']}>
          <KindIcon kind={kind} size={14} />
          {template.kinds.map((entry) => entry.kindName).join(' · ')}
        </p>
        <p className={styles['about']}>{template.description}</p>
        <div className={styles['foot']}>
          {/* A collection is not sold; its templates are. */}
          <span className={styles['cost']}>
            {!template.isTemplateCollection && <CardPrice prices={template.prices} />}
            {byPlan && <AllPrices name={template.name} prices={template.prices} />}
          </span>
          <Likes template={template} />
        </div>
      </div>
    </article>
  );
}

function Likes({ template }: { readonly template: Schemas['TemplateCard'] }) {
  const { t } = useTranslation('templates');
  const language = useLanguage();
  const formats = useFormats();
  const likes = shownLikes(template.likes, language);
  const short = formats.number(
    likes.count,
    likes.notation === 'compact' ? { notation: 'compact', maximumFractionDigits: 1 } : {},
  );
  return (
    <span className={styles['likes']}>
      <LikeOutlined aria-hidden="true" />
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{t(($) => $.card.likes, { count: template.likes })}</VisuallyHidden>
    </span>
  );
}

function StatusBadge({ template }: { readonly template: Schemas['TemplateCard'] }) {
  const { t } = useTranslation('templates');
  if (template.isTemplateCollection)
    return <Tag kind="brand">{t(($) => $.card.collection, { count: template.templateCount ?? 0 })}</Tag>;
  if (template.status === TemplateStatus.New) return <Tag kind="info">{t(($) => $.card.new)}</Tag>;
  if (template.status === TemplateStatus.Maintaining) return <Tag kind="warning">{t(($) => $.card.maintaining)}</Tag>;
  if (template.status === TemplateStatus.Obsoleting) return <Tag kind="neutral">{t(($) => $.card.withdrawn)}</Tag>;
  return null;
}
