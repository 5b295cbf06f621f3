import { createElement, Fragment, type ReactNode } from 'react';

const TAG = /(<\w+(?:\/>|>.*?<\/\w+>))/s;
const NAME_AND_WORDS = /^<(\w+)(?:\/>|>(.*)<\/\w+>)$/s;

/** Replaces `<name/>` and `<name>words</name>` of a translated text by the tag of that name. */
export function RichText({
  text,
  tags,
}: {
  readonly text: string;
  readonly tags: Readonly<Record<string, ReactNode | ((words: string) => ReactNode)>>;
}): ReactNode {
  const parts = text.split(TAG).map((part) => {
    const [, name = '', words = ''] = NAME_AND_WORDS.exec(part) ?? [];
    const tag = tags[name];
    return typeof tag === 'function' ? tag(words) : (tag ?? part);
  });
  return createElement(Fragment, null, ...parts);
}
