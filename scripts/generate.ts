import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { editorSchemas } from '../src/build/generate/editor-schema.ts';
import { generateTypes } from '../src/build/generate/generate-types.ts';

const root = path.resolve(import.meta.dirname, '..');
const check = process.argv.includes('--check');
let stale = 0;
for (const file of await generateTypes(root)) {
  const target = path.join(root, file.path);
  const present = await readFile(target, 'utf8').catch(() => '');
  if (present === file.text) continue;
  stale += 1;
  if (check)
    console.error(`${file.path} differs from its schema: run \`npm run generate\` and commit the result.`);
  else {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.text);
    console.log(`wrote ${file.path}`);
  }
}
for (const file of await editorSchemas(root)) {
  const target = path.join(root, file.path);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, file.text);
}
if (check && stale > 0) process.exitCode = 1;
