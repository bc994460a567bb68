import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../helpers/project.ts';

export interface Service {
  image: string;
  command?: string[];
  env_file?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, unknown>;
}

export const folder = path.join(root, 'src/server/deploy');
export const text = readFileSync(path.join(folder, 'compose.yaml'), 'utf8');
export const caddyfile = readFileSync(path.join(folder, 'Caddyfile'), 'utf8');
const values: Record<string, string> = {
  SITE_ADDRESS: 'example.org',
  DATABASE_PASSWORD: 'word',
  FILES_KEY: 'key',
  FILES_SECRET: 'secret',
};
/** The file with the values of the environment, which docker compose inserts. */
const filled = text
  .replace(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_all, name: string) => values[name] ?? `no value for ${name}`)
  .replaceAll('$$', '$');
export const { services, volumes } = parse(filled, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
/** The services that are servers of the site. */
export const servers = Object.entries(services).filter(([, { command }]) =>
  command?.includes('src/server/main.ts'),
);
