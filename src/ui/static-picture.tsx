import { languages } from '#src/i18n/languages';
import { useLanguage } from '#src/i18n/use-language';
import styles from './static-picture.module.css';

/**
 * A picture that shows words of the product, from the folder of the language on screen (I18N-08); it follows the theme by itself.
 * Drawn by `npm run pictures`.
 */
export function StaticPicture({
  name,
  alt,
}: {
  readonly name: 'choose' | 'fill-in' | 'watch' | 'take-home';
  /** What it shows; empty where the words beside it say the same. */
  readonly alt: string;
}) {
  const language = useLanguage();
  const folder = languages.find(({ code }) => code === language)?.pictures ?? 'en';
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
