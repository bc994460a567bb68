import type { ComponentType } from 'react';
import type { SectionProps } from '../ui/section-props.ts';

/** A section's component. Its data was validated against the schema of its type, so the one cast is here. */
export type SectionComponent = ComponentType<SectionProps<unknown>>;

/**
 * Components lie in src/sections, and in the sections of extensions: src/<extension>/sections. The looks of a type lie in a
 * folder of their own within its own.
 */
const modules = new Map(
  Object.entries(
    import.meta.glob<Module>(['../sections/*/{,looks/}*.tsx', '../*/sections/*/{,looks/}*.tsx']),
  ).map(([file, module]) => [codeIn(file), module]),
);
interface Module {
  default: SectionComponent;
}
const loaded = new Map<string, SectionComponent>();
const timeLimit = 120_000;

/** The names of all components: faq, card-grid/books. */
export function sectionCode(): string[] {
  return [...modules.keys()];
}

/** The component of a name (`codeOf`), once loaded. */
export function sectionComponent(code: string): SectionComponent | undefined {
  return loaded.get(code);
}

/** Gives a type a component that lies elsewhere: development marks faults with it. */
export function registerSection(type: string, component: SectionComponent): void {
  loaded.set(type, component);
}

/**
 * Loads the components of the given names; a name without one is left out, and the page is drawn without it.
 * @throws when a component's code can't be fetched, or has not come after 120 seconds.
 */
export async function loadSections(code: Iterable<string>): Promise<void> {
  await Promise.all([...code].map(load));
}

async function load(code: string): Promise<void> {
  const module = modules.get(code);
  if (!module || loaded.has(code)) return;
  const { default: component } = await withinTime(module(), `Loading chunk ${code} failed (timeout).`);
  loaded.set(code, component);
}

/** ../sections/faq/faq.tsx is faq, ../sections/card-grid/looks/books.tsx is card-grid/books. */
function codeIn(file: string): string {
  const [name = '', folder, type] = file.slice(0, -4).split('/').reverse();
  return folder === 'looks' ? `${type}/${name}` : name;
}

/** Waits for code as long as a slow network may need, and no longer. @throws with the message after 120 seconds */
export function withinTime<T>(work: Promise<T>, message: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), timeLimit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
