import { useEffect, useState } from 'react';

/** The pause in typing before a result is announced, in milliseconds. */
export const announcementPauseMs = 500;

/** A live region that is empty at first. It announces its text after a pause in typing. */
export function Announcement({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), announcementPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return <output className="hidden">{spoken}</output>;
}
