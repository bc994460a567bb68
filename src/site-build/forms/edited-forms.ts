import { createHash } from 'node:crypto';
import type { ValidatorType } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import type { FormDefinition } from '../../core/form/form-definition.ts';
import { formVersion } from '../../core/form/form-version.ts';
import { ajvFormats } from '../../core/form/questions/text-formats.ts';

/** The texts of the valid forms on a page, by id. */
export type FormTexts = ReadonlyMap<string, string>;

/** A form, as the code of pages expects it. */
export interface EditedForm {
  definition: FormDefinition;
  version: string;
  validators: ValidatorType;
}

/** Shows forms in the studio as they are edited: the bundled code of the page contains earlier versions. */
export class EditedForms {
  readonly #replace: (module: EditedForm) => void;
  readonly #shown = new Map<string, string>();

  /** @param replace uses another definition of a form */
  constructor(replace: (module: EditedForm) => void) {
    this.#replace = replace;
  }

  /** Uses the given texts. Other forms stay unchanged. */
  show(texts: FormTexts): void {
    for (const [id, text] of texts) {
      if (this.#shown.get(id) === text) continue;
      this.#shown.set(id, text);
      const { $schema: _editorOnly, ...written } = JSON.parse(text) as FormDefinition & { $schema?: string };
      try {
        const definition = { ...written, id };
        const version = formVersion(definition, sha256);
        this.#replace({ definition, version, validators: createValidator() });
      } catch {
        // The diagnostics of the form explain the reason.
      }
    }
  }
}

/** A validator that compiles only the conditions of questions, because forms are not filled in in the canvas. */
function createValidator(): ValidatorType {
  return customizeValidator({ ajvFormatOptions: false, ajvOptionsOverrides: { formats: ajvFormats } });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
