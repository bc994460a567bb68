import { toRoute } from '../../page/routes.ts';
import { createDiagnostic, type FileRule } from '../rule.ts';

/** Reports breadcrumbs that link to their own page: its name belongs in "currentPage". */
export const ownCrumbs: FileRule = function* (file) {
  const { sections } = file.data as { sections?: unknown };
  if (file.kind !== 'page' || !Array.isArray(sections)) return;
  const route = toRoute(file.source.file);
  for (const [index, section] of (sections as { breadcrumbs?: unknown }[]).entries()) {
    const crumbs = section?.breadcrumbs;
    if (!Array.isArray(crumbs)) continue;
    const own = (crumbs as { to?: unknown }[]).findIndex((crumb) => crumb?.to === route);
    if (own < 0) continue;
    yield createDiagnostic(
      file,
      { path: ['sections', index, 'breadcrumbs', own] },
      {
        code: 'own-crumb',
        message: 'This breadcrumb leads to the page itself.',
        hint: 'Remove it: "currentPage" is the last breadcrumb.',
      },
    );
  }
};
