import styles from './contents.module.css';
import type { Chapter } from './use-chapter-in-view';

export const isPlainClick = (
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Table of contents (TPL-27, TPL-28). */
export function Contents({
  label,
  chapters,
  current,
  onSelect,
}: {
  readonly label: string;
  readonly chapters: readonly Chapter[];
  /** Id of the chapter in view. */
  readonly current: string | undefined;
  readonly onSelect: (id: string) => void;
}) {
  return (
    <nav aria-label={label} className={styles.contents}>
      <p aria-hidden="true" className={styles.contentsTitle}>
        {label}
      </p>
      <ol>
        {chapters.map(({ id, title, level, lang }) => (
          <li key={id} data-level={level}>
            <a
              href={`#${id}`}
              lang={lang}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onSelect(id);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
