import { createContext } from 'react';

/** The map address in _site.json, with {query} for the place; without it a map is a link. */
export const MapFrameContext = createContext<string | undefined>(undefined);
