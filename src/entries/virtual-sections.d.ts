declare module 'virtual:sections' {
  import type { ComponentType } from 'react';
  import type { SectionProps } from '../ui/section-props.ts';

  /**
   * Loads the component of a section, of the engine or the project. The keys are results of `getCodeName`:
   * `type`, or `type/variant`.
   */
  export const sections: Record<string, () => Promise<{ default: ComponentType<SectionProps<unknown>> }>>;
}
