import { createHash } from 'node:crypto';
import type { FormDefinition } from '../../../core/form/form-definition.ts';
import { formVersion } from '../../../core/form/form-version.ts';
import type { CurrentBuild } from '../../../core/offline/current-build.ts';
import type { ValidForm } from '../../../core/content/valid-page.ts';

/** The file that open pages request to detect a newer build, or changed questions of a form. */
export function currentBuild(build: string, forms: readonly ValidForm[]): string {
  const versions = forms.map(({ id, data }) => [
    id,
    formVersion(data as Pick<FormDefinition, 'schema' | 'ui' | 'limits'>, sha256),
  ]);
  return JSON.stringify({ build, forms: Object.fromEntries(versions) } satisfies CurrentBuild);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
