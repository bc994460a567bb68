import { existsSync } from 'node:fs';
import path from 'node:path';

/** Adds the settings in .env to the environment, if there is such a file; variables that are set keep their values. */
export function loadEnvFile(root: string): void {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
