import { expect, test } from 'vitest';
import { readCheckedSchemas, readSchemas } from '../../../src/core/schema/schema-files.ts';
import { readSchemaFiles } from '../../../src/site-build/read-schema-files.ts';
import { ownProject } from '../../helpers/own-project.ts';

test('schemas that were checked before are read without a check, with the same result', () => {
  const files = readSchemaFiles(ownProject);
  const [checked, read] = [readCheckedSchemas(files), readSchemas(files)];
  expect(checked.documents.size).toBeGreaterThan(20);
  expect([...checked.documents.keys()]).toEqual([...read.documents.keys()]);
  for (const [id, { schema, diagnostic, source }] of checked.documents) {
    const same = read.documents.get(id)!;
    expect(schema).toEqual(same.schema);
    expect(source.data).toEqual(same.source.data);
    expect(diagnostic(['properties'], 'code', 'A message.')).toEqual(
      same.diagnostic(['properties'], 'code', 'A message.'),
    );
  }
});
