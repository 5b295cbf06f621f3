import styles from './contents.module.css';
import type { Chapter } from './use-chapter-in-view';

/** Whether a click asks for the place itself, not for a new tab or window. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The table of contents beside a text: the chapter that is read stands out, each entry goes to its chapter (TPL-27, TPL-28). It stands in a container that says how much room there is. */
export function Contents({
  label,
  chapters,
  current,
  onGo,
}: {
  /** What it is called, to the eye and to assistive technology. */
  readonly label: string;
  readonly chapters: readonly Chapter[];
  readonly current: string | undefined;
  readonly onGo: (id: string) => void;
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
                onGo(id);
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
