/**
 * The main heading of a page.
 * @param title words of the heading
 * @param accent words in italics after the title, if any
 */
export function AccentTitle({ title, accent }: { title: string; accent?: string | undefined }) {
  if (!accent) return <h1>{title}</h1>;
  return (
    <h1>
      {title} <em>{accent}</em>
    </h1>
  );
}
