import { visible } from './visible.ts';

/** A text as Markdown that shows it as it is: without signs of its own, on one line, and calling nobody. */
export function markdownText(text: string): string {
  return (
    visible(text.replace(/\s+/g, ' '))
      .replace(/[\\`*_[\]<>|~#&]/g, String.raw`\$&`)
      // A comment tells everybody whose name it holds.
      .replace(/@(?=\w)/g, '@<!-- -->')
  );
}
