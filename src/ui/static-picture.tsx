import { languages } from '#src/i18n/languages';
import { useLanguage } from '#src/i18n/use-language';
import styles from './static-picture.module.css';

/** I18N-08. Created by `npm run pictures`. */
export function StaticPicture({
  name,
  alt,
}: {
  readonly name: 'choose' | 'fill-in' | 'watch' | 'take-home';
  readonly alt: string;
}) {
  const language = useLanguage();
  const folder = languages.find(({ code }) => code === language)?.pictureFolder ?? 'en';
  return (
    <img
      className={styles.picture}
      src={`${import.meta.env.BASE_URL}images/${folder}/${name}.svg`}
      alt={alt}
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
    />
  );
}
