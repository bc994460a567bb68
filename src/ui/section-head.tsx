import type { ReactNode } from 'react';

interface SectionHeadProps {
  title: string;
  /** The lede below the heading. */
  text?: string | undefined;
  /** The content at the other end of the line: a link, a number. */
  children?: ReactNode;
}

/** The heading of a section over its whole width. */
export function SectionHead({ title, text, children }: SectionHeadProps) {
  return (
    <div className="head">
      <div>
        <h2>{title}</h2>
        {text && <p className="lede">{text}</p>}
      </div>
      {children}
    </div>
  );
}
