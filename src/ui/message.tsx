import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import type { RichMessageKey } from '../core/messages/locale.ts';
import type { RichMessageValues } from '../core/messages/messages.gen.ts';
import { useLocale } from './locale.ts';

interface MessageProps<Key extends RichMessageKey> {
  /** The key of a message with tags around some of its words. */
  of: Key;
  /** The message's values: for each tag a function that draws the words inside it. */
  values: RichMessageValues[Key];
}

/** A message with markup inside, such as a link in a sentence, so that every language can order its words. */
export function Message<Key extends RichMessageKey>({ of, values }: MessageProps<Key>) {
  const pieces = useLocale().rich(of, values) as ReactNode[];
  return createElement(Fragment, null, ...pieces);
}

/** Draws the words of a tag for those who can't see the page alone. */
export function hidden(words: readonly unknown[]): ReactNode {
  return createElement('span', { className: 'hidden' }, ...(words as ReactNode[]));
}

/** Draws the words of a tag in bold. */
export function bold(words: readonly unknown[]): ReactNode {
  return createElement('b', null, ...(words as ReactNode[]));
}
