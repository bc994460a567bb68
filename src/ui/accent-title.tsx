/** The heading of a page, ending with words in italics. */
export function AccentTitle({ title, accent }: { title: string; accent?: string | undefined }) {
  if (!accent) return <h1>{title}</h1>;
  return (
    <h1>
      {title} <em>{accent}</em>
    </h1>
  );
}
