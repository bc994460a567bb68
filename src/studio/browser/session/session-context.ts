import { createContext, useContext } from 'react';
import type { PageSession } from './page-session.ts';

/** The open page, for all components of the editor. */
export const SessionContext = createContext<PageSession | null>(null);

/** The session of the open page. @throws outside of one */
export function usePageSession(): PageSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No page is open.');
  return session;
}
