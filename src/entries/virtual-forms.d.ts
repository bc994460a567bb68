declare module 'virtual:forms' {
  import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
  import type { FormDefinition } from '../core/form/form-definition.ts';

  /** The origin of the server that takes the forms; empty for the address of the site itself. */
  export const server: string;

  /** The module of each form in pages-config/_forms, loaded when asked for. */
  export const forms: Record<
    string,
    () => Promise<{ definition: FormDefinition; version: string; validators: ValidatorFunctions }>
  >;
}
