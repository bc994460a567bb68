declare module 'virtual:sections' {
  import type { ComponentType } from 'react';
  import type { SectionProps } from '../ui/section-props.ts';

  /** The components of the engine and the project by code name (`getCodeName`), loaded on demand. */
  export const sections: Record<string, () => Promise<{ default: ComponentType<SectionProps<unknown>> }>>;
}
