import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, type MouseEvent, type ReactNode } from 'react';

/** Address in Storybook's manager, from within its frame; `id` is the id of a story or a docs page. */
const addressOf = (id: string) => `./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`;

export function StoryLink({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { channel } = useContext(DocsContext);
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    channel.emit('navigateUrl', addressOf(id).slice(2), {});
  };
  return (
    <a href={addressOf(id)} target="_top" onClick={open}>
      {children}
    </a>
  );
}
