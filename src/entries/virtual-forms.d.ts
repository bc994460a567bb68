declare module 'virtual:forms' {
  import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
  import type { FormDefinition } from '../core/form/form-definition.ts';

  /** The origin of the form server; empty for the site's own address. */
  export const server: string;

  /** The module of each form in pages-config/_forms, loaded on demand. */
  export const forms: Record<
    string,
    () => Promise<{ definition: FormDefinition; version: string; validators: ValidatorFunctions }>
  >;
}
