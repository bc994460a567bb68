declare module 'virtual:widgets' {
  import type { RegistryWidgetsType } from '@rjsf/utils';

  /** The form controls of the engine and the project, by widget name. */
  export const widgets: RegistryWidgetsType;
}
