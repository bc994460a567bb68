import { ERRORS_KEY } from '@rjsf/utils';
import type { ErrorSchema } from '@rjsf/utils';
import type { FormError } from '../../core/form/errors/form-errors.ts';
import type { FormPath } from '../../core/form/form-path.ts';

/** The path of an error's answer: coAuthors[0].name → ["coAuthors", 0, "name"]. */
export function errorPath({ path }: FormError): FormPath {
  return (path.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** The id of an error's field. */
export function errorTarget(place: string, error: FormError): string {
  return [place, ...errorPath(error)].join('_');
}

/** The errors as react-jsonschema-form passes them to fields. */
export function errorSchema(errors: FormError[]): ErrorSchema {
  const schema: Node = {};
  for (const error of errors) {
    let node = schema;
    for (const key of errorPath(error)) node = (node[key] ??= {}) as Node;
    node[ERRORS_KEY] = [error.message];
  }
  return schema as ErrorSchema;
}

interface Node {
  [key: string | number]: Node | string[];
}
