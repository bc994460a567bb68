declare module 'virtual:widgets' {
  import type { RegistryWidgetsType } from '@rjsf/utils';

  /** The controls of the engine and of the project that a question can name as its widget, by these names. */
  export const widgets: RegistryWidgetsType;
}
