import type { ComponentType } from 'react';
import type { SectionProps } from '../ui/section-props.ts';

/** A section's component. Its data was validated against the schema of its type, so the one cast is here. */
export type SectionComponent = ComponentType<SectionProps<unknown>>;

/** Components lie in src/sections, and in the sections of extensions: src/<extension>/sections. */
const modules = new Map(
  Object.entries(
    import.meta.glob<{ default: SectionComponent }>(['../sections/*/*.tsx', '../*/sections/*/*.tsx']),
  ).map(([file, module]) => [file.split('/').at(-2) ?? '', module]),
);
const loaded = new Map<string, SectionComponent>();
const timeLimit = 120_000;

/** The types that have a component. */
export function sectionTypes(): string[] {
  return [...modules.keys()];
}

/** A type's component, once loaded. */
export function sectionComponent(type: string): SectionComponent | undefined {
  return loaded.get(type);
}

/** Gives a type a component that lies elsewhere: development marks faults with it. */
export function registerSection(type: string, component: SectionComponent): void {
  loaded.set(type, component);
}

/**
 * Loads the components of the given types; a type without one is left out, and the page is drawn without it.
 * @throws when a component's code can't be fetched, or has not come after 120 seconds.
 */
export async function loadSections(types: Iterable<string>): Promise<void> {
  await Promise.all([...types].map(load));
}

async function load(type: string): Promise<void> {
  const module = modules.get(type);
  if (!module || loaded.has(type)) return;
  const { default: component } = await withinTime(module(), `Loading chunk ${type} failed (timeout).`);
  loaded.set(type, component);
}

/** Waits for code as long as a slow network may need, and no longer. @throws with the message after 120 seconds */
export function withinTime<T>(work: Promise<T>, message: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), timeLimit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
