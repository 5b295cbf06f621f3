import { Controls, Description, Markdown, Primary, Source, Title, useOf } from '@storybook/addon-docs/blocks';
import { StoryLink } from '#stories/book/links';

export interface ComponentSources {
  readonly file: string;
  /** In docs/decisions, without the extension. */
  readonly records?: readonly string[];
  readonly pattern?: 'confirm' | 'dialog' | 'empty' | 'error' | 'form' | 'list-page' | 'loading' | 'toast';
}

const texts = import.meta.glob<string>(['../src/ui/**/*.tsx', '../docs/decisions/*.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const textOf = (path: string) => texts[`../${path}`] ?? '';

export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { file, records = [], pattern } = preparedMeta.parameters['sources'] as ComponentSources;
  return (
    <>
      <Title />
      <Description of="meta" />
      {pattern && (
        <p>
          When to use it:{' '}
          <StoryLink id={`patterns-${pattern}--docs`}>{`Patterns / ${pattern.replace('-', ' ')}`}</StoryLink>
        </p>
      )}
      <details>
        <summary>{file}</summary>
        <Source code={textOf(file)} language="tsx" />
      </details>
      {records.map((record) => (
        <details key={record}>
          <summary>{`docs/decisions/${record}.md`}</summary>
          <Markdown>{textOf(`docs/decisions/${record}.md`)}</Markdown>
        </details>
      ))}
      <Primary />
      <div className="gl-controls" role="region" aria-label="Controls" tabIndex={0}>
        <Controls />
      </div>
    </>
  );
}
