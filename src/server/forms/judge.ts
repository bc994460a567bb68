import { missingWords } from '../../core/form/form-messages.ts';
import type { FormError } from '../../core/form/form-errors.ts';
import type { ServerForm } from './form-registry.ts';
import type { FileFault, Received } from './received.ts';
import { Refusal } from './refusal.ts';

/** Judges what was received; throws a refusal that names every fault at once, of answers and of files. */
export function judge(form: ServerForm, { answers, files, faults }: Received): void {
  const errors = [
    ...form.check(answers),
    ...faults.map(({ path, message }) => ({ path, message })),
    ...missingFiles(form, files, faults),
  ];
  if (errors.length === 0) return;
  const codes = faults.flatMap((fault) => ('code' in fault ? [(fault as FileFault).code] : []));
  const code =
    codes.find((each) => each === 'too-large') ?? codes.find((each) => each === 'unsupported') ?? 'invalid';
  const message = errors.length === 1 ? errors[0]!.message : `${errors.length} answers need attention.`;
  // Nobody reads more, and whoever sends thousands of unknown keys needn’t get them back.
  throw new Refusal(code, message, { errors: errors.slice(0, 100) });
}

/** Files that the form needs and that are neither there nor reported already. */
function missingFiles(
  { definition: { schema }, files: fields }: ServerForm,
  files: Received['files'],
  faults: FormError[],
): FormError[] {
  const there = new Set([...files.map(({ field }) => field), ...faults.map(({ path }) => path)]);
  return fields
    .filter((name) => schema.required?.includes(name) && !there.has(name))
    .map((name) => ({ path: name, message: missingWords(schema.properties?.[name], name) }));
}
