import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProjectFile } from '../core/project.ts';
import { listFiles } from './list-files.ts';

/** The engine's schemas, as text. */
export function readSchemaFiles(engine: string): ProjectFile[] {
  return listFiles(engine, 'schemas')
    .filter((file) => file.endsWith('.schema.json') && !file.startsWith('schemas/editor/'))
    .map((file) => ({ path: file, text: readFileSync(path.join(engine, file), 'utf8') }));
}
