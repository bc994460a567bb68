import type { Diagnostic } from '../../../core/diagnostic.ts';
import { classifyContentFile } from '../../../core/content/content-file.ts';
import { getMediaFile } from '../../../core/content/media.ts';
import type { Plan } from '../../../authoring/moves/plan.ts';
import type { Project, ProjectFile } from '../../../core/project.ts';
import { validateProject } from '../../../core/validate-project.ts';
import type { ReadContent } from '../read-content.ts';

/** The new errors that a plan would cause. If there are any, the plan is not carried out. */
export function newErrors(loadedContent: ReadContent, plan: Plan): Diagnostic[] {
  const { project, validation, extensions, expandTemplate, findOutdated } = loadedContent;
  const { set } = validation;
  const check = (each: Project) =>
    validateProject(each, { set, extensions, expandTemplate, findOutdated }).diagnostics.filter(
      ({ severity }) => severity === 'error',
    );
  const oldCounts = new Map<string, number>();
  const diagnosticKey = ({ code, message }: Diagnostic) => `${code} ${message}`;
  for (const error of check(project))
    oldCounts.set(diagnosticKey(error), (oldCounts.get(diagnosticKey(error)) ?? 0) + 1);
  return check(plannedProject(project, plan)).filter((error) => {
    const count = oldCounts.get(diagnosticKey(error)) ?? 0;
    oldCounts.set(diagnosticKey(error), count - 1);
    return count <= 0;
  });
}

/** The project as it would be after the plan. */
function plannedProject(project: Project, { texts, renames, removes }: Plan): Project {
  const currentName = (file: string) => renames.find(({ from }) => from === file)?.to ?? file;
  const remains = (file: string) => !removes.includes(file);
  const toPlannedFile = (file: ProjectFile): ProjectFile => {
    const path = currentName(file.path);
    return { path, text: texts.get(path) ?? file.text };
  };
  const planFile = (file: ProjectFile | null | undefined) =>
    file && remains(file.path) ? toPlannedFile(file) : undefined;
  const planFiles = (files: readonly ProjectFile[]) =>
    files.filter(({ path }) => remains(path)).map(toPlannedFile);
  const addedPaths = [...texts.keys()].filter(
    (file) => !(project.files ?? []).includes(file) && !renames.some(({ to }) => to === file),
  );
  const newRedirectFile = addedPaths.find((file) => classifyContentFile(file) === 'redirects');
  const redirects =
    planFile(project.redirects) ??
    (newRedirectFile ? { path: newRedirectFile, text: texts.get(newRedirectFile)! } : undefined);
  const { redirects: _redirects, ...rest } = project;
  return {
    ...rest,
    pages: planFiles(project.pages),
    forms: planFiles(project.forms),
    shared: planFiles(project.shared ?? []),
    site: planFile(project.site) ?? null,
    unrouted: planFiles(project.unrouted ?? []),
    ...(redirects && { redirects }),
    media: project.media
      .filter((file) => remains(getMediaFile(file)))
      .map((file) => {
        const place = currentName(getMediaFile(file));
        const path = place.slice('pages-config/'.length).replace(/^_media\//, '');
        return { ...file, path, file: place };
      }),
    files: [...(project.files ?? []).filter(remains).map(currentName), ...addedPaths].sort(),
  };
}
