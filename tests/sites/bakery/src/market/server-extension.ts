import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServerExtension } from 'pagewright/server';

/** Serves the day of the market at /api/market. */
export const plugin: ServerExtension['plugin'] = async (app, { folder }) => {
  const text = await readFile(path.join(folder, '.server/market.json'), 'utf8');
  const { market } = JSON.parse(text) as { market: { day: string } };
  app.get('/api/market', () => Promise.resolve({ day: market.day }));
};
