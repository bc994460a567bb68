import { sections } from 'virtual:sections';
import type { ComponentType } from 'react';
import type { SectionProps } from '../ui/section-props.ts';

/** A section's component. Its data are validated by the schema of its type, so this is the only cast. */
export type SectionComponent = ComponentType<SectionProps<unknown>>;

const modules = new Map(Object.entries(sections));
const loaded = new Map<string, SectionComponent>();

/** The names of all components: faq, card-grid/books. */
export function sectionCode(): string[] {
  return [...modules.keys()];
}

/** The component of a code name (`getCodeName`), after loading. */
export function sectionComponent(code: string): SectionComponent | undefined {
  return loaded.get(code);
}

/** Registers a component for a type; development uses it for diagnostics. */
export function registerSection(type: string, component: SectionComponent): void {
  loaded.set(type, component);
}

/**
 * Loads the components of code names; unknown names are skipped, and the page is rendered without them.
 * @throws if a component's code can't be fetched
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
