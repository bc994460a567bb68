import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Adds the settings in .env to the environment, if the file exists. Variables that are already set do not
 * change.
 * @param root the folder of the file
 */
export function loadEnvFile(root: string): void {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
