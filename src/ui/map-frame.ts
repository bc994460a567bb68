import { createContext } from 'react';

/** The address of maps that _site.json configures, with {query} for the place; without one a map is a link. */
export const MapFrameContext = createContext<string | undefined>(undefined);
