import { createDiagnostic, type FileRule, type ParsedFile } from '../rule.ts';

/** Reports a wrong relative path in `$schema`, as after a file has moved. */
export const schemaPath: FileRule = function* (file) {
  if (file.editorSchemas === undefined) return;
  const written = file.data['$schema'];
  const expected = pathFrom(file, file.editorSchemas);
  if (typeof written !== 'string' || written === expected) return;
  const place = { path: ['$schema'], offset: 0, length: written.length };
  const diagnostic = createDiagnostic(file, place, {
    code: 'schema-path',
    severity: 'warning',
    message: `"$schema" does not lead to the editor’s schema: nothing is completed or explained in this file.`,
    hint: `Write "${expected}".`,
  });
  yield { ...diagnostic, fix: expected };
};

function pathFrom({ source, kind }: ParsedFile, editorSchemas: string): string {
  const up = '../'.repeat(source.file.split('/').length - 1);
  return `${up}${editorSchemas}/${kind}.json`;
}
