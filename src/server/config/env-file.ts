import { existsSync } from 'node:fs';
import path from 'node:path';

/** Adds the settings of the project's .env to the environment, where there is one; what is set already stands. */
export function loadEnvFile(root: string): void {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
