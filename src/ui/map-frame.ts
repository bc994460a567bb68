import { createContext } from 'react';

/** The address of the map that _site.json configures; without one a map is a link to a search. */
export const MapFrameContext = createContext<string | undefined>(undefined);
