import { Link } from 'react-router-dom';
import type { Schemas } from '#src/contract/types';
import { Cover } from '#src/ui/cover';
import { galleryPaths, type GalleryPlace } from '../gallery/place';
import styles from './detail.module.css';

export function TemplateLinks({
  templates,
  place,
}: {
  readonly templates: readonly Pick<
    Schemas['TemplateCard'],
    'templateRegistrationId' | 'name' | 'slug' | 'imageUrl' | 'kinds' | 'isTemplateCollection'
  >[];
  readonly place: GalleryPlace;
}) {
  return (
    <ul className={styles.links}>
      {templates.map((template) => {
        const kind = template.kinds[0]?.slug ?? '';
        const to = template.isTemplateCollection
          ? galleryPaths[place].collection(template.slug)
          : galleryPaths[place].template(template.slug);
        return (
          <li key={template.templateRegistrationId}>
            <Link to={to} className={styles.link}>
              <span className={styles.face}>
                <Cover small src={template.imageUrl} kind={kind} seed={template.slug} />
              </span>
              <span className={styles.linkText}>
                <span className={styles.linkName}>{template.name}</span>
                <span className={styles.quiet}>{template.kinds.map(({ kindName }) => kindName).join(' · ')}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
