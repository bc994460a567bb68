declare module 'virtual:sections' {
  import type { ComponentType } from 'react';
  import type { SectionProps } from '../ui/section-props.ts';

  /** The components of the engine and of the project by their names (`getCodeName`), each loaded when asked for. */
  export const sections: Record<string, () => Promise<{ default: ComponentType<SectionProps<unknown>> }>>;
}
