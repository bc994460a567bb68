/** A text as Markdown that shows it as it is: without signs of its own, on one line, and calling nobody. */
export function markdownText(text: string): string {
  return (
    text
      .replace(/[\\`*_[\]<>|~#]/g, String.raw`\$&`)
      .replace(/\s*\n\s*/g, ' ')
      // A comment tells everybody whose name it holds.
      .replace(/@(?=\w)/g, '@<!-- -->')
  );
}
