import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import type { RichMessageKey } from '../core/messages/locale.ts';
import type { RichMessageValues } from '../core/messages/messages.gen.ts';
import { useLocale } from './locale.ts';

interface MessageProps<Key extends RichMessageKey> {
  /** The key of a message with tags around some words. */
  of: Key;
  /** The message's values: for each tag a function that renders its content. */
  values: RichMessageValues[Key];
}

/**
 * A message with markup inside, such as a link in a sentence, so that every language can use its own word
 * order.
 */
export function Message<Key extends RichMessageKey>({ of, values }: MessageProps<Key>) {
  const pieces = useLocale().rich(of, values) as ReactNode[];
  return createElement(Fragment, null, ...pieces);
}

type RenderTag = (content: readonly unknown[]) => ReactNode;

/** Renders the content of a tag only for screen readers. */
export const hidden: RenderTag = (content) => <span className="hidden">{joinTexts(content)}</span>;

/** Renders the content of a tag in bold. */
export const bold: RenderTag = (content) => <b>{joinTexts(content)}</b>;

/** Renders the content of a tag as a link. */
export function linkTo(address: string): RenderTag {
  return (content) => <a href={address}>{joinTexts(content)}</a>;
}

/** The content of a tag without further tags, as one text. */
export function joinTexts(content: readonly unknown[]): string {
  return content.join('');
}
