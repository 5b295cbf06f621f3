import { memo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import type { Schemas } from '#src/contract/types';
import { isFree, priceLevels } from '#src/domain/price';
import { isWithdrawn } from '#src/domain/template-access';
import { classNames } from '#src/ui/class-names';
import { Highlight } from '#src/ui/highlight';
import { KindIcon } from '#src/ui/motifs';
import { Text } from '#src/ui/text';
import { AllPrices } from './all-prices';
import { CardCover } from './card-cover';
import { CardLikes } from './card-likes';
import { CardPrice } from './card-price';
import { FavoriteButton } from './favorite-button';
import { galleryPaths, type GalleryPlace } from './place';
import styles from './gallery.module.css';

/** Pixels, with a title of one line. */
export const CARD_HEIGHT = 298;

interface TemplateCardProps {
  readonly template: Schemas['TemplateCard'];
  /** Where its links lead. */
  readonly place?: GalleryPlace;
  readonly headingLevel?: 2 | 3;
  /** Marked in the name and the description. */
  readonly keyword?: string;
}

export const TemplateCard = memo(function TemplateCard({
  template,
  place = 'console',
  headingLevel = 2,
  keyword = '',
}: TemplateCardProps) {
  const { t } = useTranslation('templates');
  const kind = template.kinds[0]?.slug ?? '';
  // The page would only refuse, so the card is not a link (TPL-37, TPL-46).
  const closed = !template.isTemplateCollection && isWithdrawn(template.status);
  const addresses = galleryPaths[place];
  const to = template.isTemplateCollection ? addresses.collection(template.slug) : addresses.template(template.slug);
  const byPlan = template.allowCrossAccountLevelPricing && priceLevels.some((name) => !isFree(template.prices[name]));
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={classNames(styles.card, closed && styles.closed)} aria-label={template.name}>
      <CardCover template={template} />
      <div className={styles.body}>
        <div className={styles.head}>
          <Title className={styles.title}>
            {closed ? (
              <Highlight text={template.name} keyword={keyword} />
            ) : (
              <Link className={styles.open} to={to} data-spot={template.slug}>
                <Highlight text={template.name} keyword={keyword} />
              </Link>
            )}
          </Title>
          <span className={styles.above}>
            <FavoriteButton template={template} />
          </span>
        </div>
        <p className={styles.kinds}>
          <KindIcon kind={kind} size={14} />
          {template.kinds.map((entry) => entry.kindName).join(' · ')}
        </p>
        <p className={styles.about} data-whole="page">
          <Highlight text={template.description} keyword={keyword} />
        </p>
        <div className={styles.foot}>
          <span className={styles.cost}>
            {template.isTemplateCollection ? (
              <Text as="span" tone="secondary" size="caption">
                {t(($) => $.card.collection, { count: template.templateCount ?? template.members?.length ?? 0 })}
              </Text>
            ) : (
              <CardPrice prices={template.prices} />
            )}
            {byPlan && <AllPrices name={template.name} prices={template.prices} />}
          </span>
          <CardLikes likes={template.likes} />
        </div>
      </div>
    </article>
  );
});
