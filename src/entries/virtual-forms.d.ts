declare module 'virtual:forms' {
  import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
  import type { FormDefinition } from '../core/form/form-definition.ts';

  /** The module of each form in pages-config/_forms, loaded when asked for. */
  export const forms: Record<
    string,
    () => Promise<{ definition: FormDefinition; version: string; validators: ValidatorFunctions }>
  >;
}
