import { useEffect, useState } from 'react';

/** How long a visitor must pause in typing before what they see is spoken, in milliseconds. */
export const pause = 500;

/** A region that stands empty before anything is said, and speaks when the visitor has paused. */
export function Announcement({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return <output className="hidden">{spoken}</output>;
}
