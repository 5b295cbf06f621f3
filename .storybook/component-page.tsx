import { Controls, Description, Markdown, Primary, Source, Title, useOf } from '@storybook/addon-docs/blocks';
import { sources } from 'virtual:component-sources';
import { StoryLink } from '#stories/book/links';

export interface ComponentSources {
  readonly file: string;
  /** In docs/decisions, without the extension. */
  readonly records?: readonly string[];
  readonly pattern?: 'confirm' | 'dialog' | 'empty' | 'error' | 'form' | 'list-page' | 'loading' | 'toast';
}

const decisions = import.meta.glob<string>('../docs/decisions/*.md', { eager: true, query: '?raw', import: 'default' });

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
        <Source code={sources[file] ?? ''} language="tsx" />
      </details>
      {records.map((record) => (
        <details key={record}>
          <summary>{`docs/decisions/${record}.md`}</summary>
          <Markdown>{decisions[`../docs/decisions/${record}.md`] ?? ''}</Markdown>
        </details>
      ))}
      <Primary />
      <div className="gl-controls" role="region" aria-label="Controls" tabIndex={0}>
        <Controls />
      </div>
    </>
  );
}
