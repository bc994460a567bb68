import type { ReactNode } from 'react';
import type { IconName } from '../core/content/parts.gen.ts';

/** The drawing of each icon in its 24 × 24 box; `Icon` sets the stroke. */
export const icons: Record<IconName, ReactNode> = {
  arrow: <path d="M4 12h16m-6-6 6 6-6 6" />,
  book: <path d="M12 6v15M12 6C9 4 6 3.5 3 4v14.5c3-.5 6 0 9 2.5 3-2.5 6-3 9-2.5V4c-3-.5-6 0-9 2z" />,
  chat: (
    <>
      <path d="M3 4h18v13h-9l-5 4v-4H3z" />
      <circle cx="12" cy="10.5" r="3" fill="var(--art-light,#f6a21e)" stroke="none" />
    </>
  ),
  check: <path d="m4 13 5 5L20 6" strokeWidth={2.6} />,
  chevron: <path d="m5 9 7 7 7-7" />,
  close: <path d="m5 5 14 14M19 5 5 19" />,
  copy: <path d="M8 8h12v13H8zM16 8V3H4v13h4" />,
  download: <path d="M12 3v12m-5-5 5 5 5-5M4 20h16" />,
  external: <path d="M10 5H4v15h15v-6M14 4h6v6M20 4l-9 9" />,
  eye: <path d="M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z" />,
  'eye-off': (
    <path d="M4 14.5c-.8-.8-1.5-1.6-2-2.5 3-5 6-7 10-7 1.5 0 2.9.3 4.2.9M20 9.5c.8.8 1.5 1.6 2 2.5-3 5-6 7-10 7-1.5 0-2.9-.3-4.2-.9M4 20 20 4" />
  ),
  file: <path d="M6 2h8l5 5v15H6zM14 2v5h5M9 13h6M9 17h6" />,
  info: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7.5v.1" />,
  menu: <path d="M3 7h18M3 12h18M3 17h18" />,
  moon: <path d="M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z" />,
  next: <path d="m9 5 7 7-7 7" />,
  pause: <path d="M8 5v14M16 5v14" strokeWidth={3.4} />,
  phone: <path d="M5 3h4l2 5-3 2c1 3 3 5 6 6l2-3 5 2v4c0 1-1 2-2 2C10 21 3 14 3 5c0-1 1-2 2-2z" />,
  play: <path fill="currentColor" d="M8 5v14l11-7z" />,
  plus: <path d="M12 4v16M4 12h16" />,
  prev: <path d="m15 5-7 7 7 7" />,
  print: <path d="M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7z" />,
  search: <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5l5 5" />,
  sun: (
    <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5" />
  ),
  warning: <path d="M12 3 2 20h20zM12 10v4M12 17v.1" />,
  facebook: <path d="M3 3h18v18H3zM16.5 7.5h-1c-2 0-3 1-3 3V21M9.5 13.5h6" />,
  instagram: <path d="M3 3h18v18H3zM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM17.3 6.7v.1" />,
  linkedin: <path d="M3 3h18v18H3zM7.5 11v6M7.5 7.2v.1M11.5 17v-6M11.5 13.7c0-3.4 5-3.4 5 0V17" />,
  pinterest: <path d="M8 3h8M9 3v6l-4 5h14l-4-5V3M12 14v7.5" />,
  twitter: (
    <path d="M3 18c2 .2 4-.3 5.5-1.6C4.5 15 3 10 4.3 5.5 6 8.3 8.5 9.7 12 9.9 11.5 5.5 17 3.5 19.4 6.8L22 6.5l-1.6 2.8C20.6 17.5 11 23 3 18z" />
  ),
  youtube: <path d="M2 5h20v14H2zM10 9v6l5-3z" />,
};
