import { visible } from './visible.ts';

/** Escapes a text for Markdown: literal, on one line, without mentions. */
export function markdownText(text: string): string {
  return (
    visible(text.replace(/\s+/g, ' '))
      .replace(/[\\`*_[\]<>|~#&]/g, String.raw`\$&`)
      // A comment would notify everyone whose name it mentions.
      .replace(/@(?=\w)/g, '@<!-- -->')
  );
}
