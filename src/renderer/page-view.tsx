import type { ReactNode } from 'react';
import type { ResolvedSection } from '../core/content/resolved.ts';
import { sectionComponent } from './registry.ts';
import { SectionBoundary } from './section-boundary.tsx';

/** Draws sections from top to bottom; sections that hold others draw those through the function they are given. */
export function PageView({ sections }: { sections: ResolvedSection[] }) {
  return renderSections(sections);
}

function renderSections(sections: ResolvedSection[]): ReactNode {
  return sections.map((section, index) => (
    <SectionBoundary key={`${section.type}-${index}`} type={section.type}>
      <OneSection section={section} />
    </SectionBoundary>
  ));
}

function OneSection({ section }: { section: ResolvedSection }) {
  const Section = sectionComponent(section.type);
  if (!Section) {
    console.error(
      `There is no section type "${section.type}" in src/sections: the page is drawn without it.`,
    );
    return null;
  }
  return <Section data={section} render={renderSections} />;
}
