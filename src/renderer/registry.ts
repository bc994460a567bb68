import { sections } from 'virtual:sections';
import type { ComponentType } from 'react';
import type { SectionProps } from '../ui/section-props.ts';

/** The component of a section. The schema of its type validates its data, so only this type is a cast. */
export type SectionComponent = ComponentType<SectionProps<unknown>>;

const modules = new Map(Object.entries(sections));
const loaded = new Map<string, SectionComponent>();

/** The names of all components: faq, card-grid/books. */
export function sectionCode(): string[] {
  return [...modules.keys()];
}

/** The component of a code name (`getCodeName`); undefined until it is loaded. */
export function sectionComponent(code: string): SectionComponent | undefined {
  return loaded.get(code);
}

/** Registers a component for a type. Development uses it for diagnostics. */
export function registerSection(type: string, component: SectionComponent): void {
  loaded.set(type, component);
}

/**
 * Loads the components of code names. Unknown names are skipped: the page is rendered without them.
 * @throws Error if a component's code can't be fetched
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
