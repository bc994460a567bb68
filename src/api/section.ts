/*
 * The public API for section types of a project: a component receives its data, and renders them with the engine's
 * parts.
 */

export type { Translate } from '../core/messages/locale.ts';
export type { SectionProps } from '../ui/section-props.ts';
export { AccentTitle } from '../ui/accent-title.tsx';
export { Action, TextLink } from '../ui/action.tsx';
export { afterPaint } from '../ui/after-paint.ts';
export { fileSize } from '../ui/file-size.ts';
export { Film } from '../ui/motion/film.tsx';
export { Icon } from '../ui/icon.tsx';
export { useLocale, useMessages } from '../ui/locale.ts';
export { bold, hidden, Message } from '../ui/message.tsx';
export { Picture } from '../ui/picture.tsx';
export { RichText } from '../ui/rich-text.tsx';
export { SectionHead } from '../ui/section-head.tsx';
export { renderTree } from '../ui/tree.tsx';
export { useHydrated } from '../ui/use-hydrated.ts';
