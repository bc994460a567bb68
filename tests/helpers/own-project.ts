import { root } from './project.ts';

/** The engine with the site of this repository: for its schemas and its code. */
export const ownProject = { engine: root, site: root };
