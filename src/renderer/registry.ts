import { sections } from 'virtual:sections';
import type { ComponentType } from 'react';
import type { SectionProps } from '../ui/section-props.ts';

/** A section's component. Its data was validated against the schema of its type, so the one cast is here. */
export type SectionComponent = ComponentType<SectionProps<unknown>>;

const modules = new Map(Object.entries(sections));
const loaded = new Map<string, SectionComponent>();

/** The names of all components: faq, card-grid/books. */
export function sectionCode(): string[] {
  return [...modules.keys()];
}

/** The component of a name (`getCodeName`), once loaded. */
export function sectionComponent(code: string): SectionComponent | undefined {
  return loaded.get(code);
}

/** Gives a type a component that lies elsewhere: development marks faults with it. */
export function registerSection(type: string, component: SectionComponent): void {
  loaded.set(type, component);
}

/**
 * Loads the components of the given names; a name without one is left out, and the page is drawn without it.
 * @throws when a component's code can't be fetched
 */
export async function loadSections(code: Iterable<string>): Promise<void> {
  await Promise.all([...code].map(load));
}

async function load(code: string): Promise<void> {
  const module = modules.get(code);
  if (!module || loaded.has(code)) return;
  const { default: component } = await module();
  loaded.set(code, component);
}
