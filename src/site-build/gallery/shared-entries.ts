import type { SharedEntry } from '../../core/gallery/gallery-entry.ts';
import type { Project } from '../../core/project.ts';
import { routesShowing } from '../../authoring/references/routes-showing.ts';
import { usesIn } from '../../authoring/references/uses.ts';
import { writtenContent } from '../../authoring/references/written-content.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';

/** The shared sections of a site by name, each with the pages on which visitors see it. */
export function sharedEntries(project: Project, set: SchemaSet): SharedEntry[] {
  const content = writtenContent(project, set);
  const findRoutes = routesShowing(content, usesIn(content));
  return [...content.shared].map(([name, shared]) => {
    const { type, title } = shared.references.data;
    return {
      name,
      type: typeof type === 'string' ? type : '',
      title: typeof title === 'string' ? title : name,
      file: shared.file,
      uses: findRoutes(shared).sort(),
    };
  });
}
