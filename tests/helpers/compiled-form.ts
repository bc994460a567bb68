import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { formModule } from '../../src/site-build/forms/form-module.ts';
import type { FormDefinition } from '../../src/core/form/form-definition.ts';
import { prepareForm } from '../../src/forms/loaded-form.ts';
import type { FormModule, LoadedForm } from '../../src/forms/loaded-form.ts';
import { root } from './project.ts';

/** A form as a page loads it: its definition written to a file, compiled by the build, and loaded. */
export async function compiledForm({ id, ...definition }: FormDefinition): Promise<LoadedForm> {
  const cache = path.join(root, 'node_modules/.cache/test-forms');
  await mkdir(cache, { recursive: true });
  // Within the project, so that the module's imports are found.
  const folder = await mkdtemp(path.join(cache, 'form-'));
  try {
    await writeFile(path.join(folder, `${id}.json`), JSON.stringify(definition));
    const file = path.join(folder, `${id}.mjs`);
    await writeFile(file, await formModule(folder, id));
    return prepareForm((await import(/* @vite-ignore */ pathToFileURL(file).href)) as FormModule);
  } finally {
    await rm(folder, { recursive: true });
  }
}
