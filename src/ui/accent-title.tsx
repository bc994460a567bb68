/** The heading of a page, with the words in italics that end it. */
export function AccentTitle({ title, accent }: { title: string; accent?: string | undefined }) {
  if (!accent) return <h1>{title}</h1>;
  return (
    <h1>
      {title} <em>{accent}</em>
    </h1>
  );
}
