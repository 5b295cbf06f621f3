import { Unstyled } from '@storybook/addon-docs/blocks';
import { Children, isValidElement, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { DocsTheme } from '#.storybook/docs-theme';
import styles from './book.module.css';
import { StoryLink } from './links';

/** Renders a story in a frame once it is in view, later than `loading="lazy"`. `height` is in pixels. */
export function LiveStory({
  story,
  title,
  height = 320,
  theme: requestedTheme,
}: {
  readonly story: string;
  readonly title: string;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
}) {
  const ofPage = useContext(DocsTheme);
  const theme = requestedTheme ?? ofPage;
  const [isSeen, setIsSeen] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    if (frame.current) observer.observe(frame.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <Unstyled>
      <figure className={styles.live}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own story needs scripts and this origin */}
        <iframe
          ref={frame}
          title={title}
          height={height}
          src={isSeen ? `./iframe.html?id=${story}&viewMode=story&globals=theme:${theme};a11y.manual:!true` : undefined}
        />
        <figcaption>
          {title}. <StoryLink id={story}>Open the story</StoryLink>
        </figcaption>
      </figure>
    </Unstyled>
  );
}

export function CardLinks({ children }: { readonly children: ReactNode }) {
  return (
    <Unstyled>
      <ul className={styles.cardLinks}>{children}</ul>
    </Unstyled>
  );
}

export function CardLink({
  to,
  name,
  children,
}: {
  readonly to: string;
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <li>
      <strong>
        <StoryLink id={to}>{name}</StoryLink>
      </strong>
      <span>{children}</span>
    </li>
  );
}

export function LinkList({ intro, children }: { readonly intro: string; readonly children: ReactNode }) {
  const links = Children.toArray(children).filter((child) => isValidElement(child));
  return (
    <Unstyled>
      <p className={styles.linkList}>
        {intro}: {links.map((link, at) => [at === 0 ? '' : ', ', link])}.
      </p>
    </Unstyled>
  );
}

export function DoDont({ do: good, dont: bad }: { readonly do: readonly string[]; readonly dont: readonly string[] }) {
  return (
    <Unstyled>
      <div className={styles.rules}>
        <section>
          <strong>✓ Do</strong>
          <ul>
            {good.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
        <section>
          <strong>✕ Don’t</strong>
          <ul>
            {bad.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      </div>
    </Unstyled>
  );
}

/** The first cell of each row is its header; `label` describes the table. */
export function DataTable({
  label,
  head,
  rows,
}: {
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}) {
  return (
    <Unstyled>
      <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...others], row) => (
              // The rows of a page never move, so their index is a stable key.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={row}>
                <th scope="row">{first}</th>
                {others.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Unstyled>
  );
}
