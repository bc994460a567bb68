import { idOfShared, type ProjectFile } from 'pagewright/content';
import type { LiveState } from 'pagewright/editor';
import { readJson } from 'pagewright/json';
import type { Diagnostic } from 'pagewright/rule';
import type { ListedPage } from '../../protocol.ts';
import type { OpenDocument } from '../documents/open-document.ts';
import { pageRoute } from './page-source.ts';

/**
 * All files that the studio edits, with counts of their diagnostics: pages by address, then shared sections, forms
 * and the site's own file.
 */
export function listPages(
  { project, validation, diagnostics }: LiveState,
  unsaved: readonly OpenDocument[],
): ListedPage[] {
  const heads = new Map(validation.pages.map((page) => [page.file, page.head ?? page.data]));
  const byFile = Map.groupBy(diagnostics, ({ file }) => file);
  const edited = new Set(unsaved.map(({ file }) => file));
  const facts = ({ path: file }: ProjectFile) => ({
    file,
    isUnsaved: edited.has(file),
    errors: count(byFile.get(file), 'error'),
    warnings: count(byFile.get(file), 'warning'),
  });
  const pages = [...project.pages, ...(project.unrouted ?? [])].map((file): ListedPage => {
    const head = heads.get(file.path);
    const route = pageRoute(file.path);
    return {
      ...facts(file),
      route,
      title: head?.title ?? route,
      kind: 'page',
      isDraft: head?.draft === true,
    };
  });
  const shared = (project.shared ?? []).map((file): ListedPage => {
    const name = idOfShared(file.path);
    return { ...facts(file), route: name, title: name, kind: 'shared', isDraft: false };
  });
  const settings = (file: ProjectFile, kind: 'form' | 'site', route: string): ListedPage => {
    const { title, name } = (readJson(file).data ?? {}) as { title?: unknown; name?: unknown };
    const ownTitle = [title, name].find((each) => typeof each === 'string');
    return { ...facts(file), route, title: ownTitle ?? route, kind, isDraft: false };
  };
  const forms = project.forms.map((file) =>
    settings(file, 'form', file.path.replace(/^.*\//, '').replace(/\.json$/, '')),
  );
  const site = project.site ? [settings(project.site, 'site', 'Header, footer and texts of all pages')] : [];
  return [
    ...pages.toSorted((one, other) => (one.route < other.route ? -1 : 1)),
    ...shared,
    ...forms,
    ...site,
  ];
}

function count(diagnostics: readonly Diagnostic[] = [], severity: Diagnostic['severity']): number {
  return diagnostics.filter((each) => each.severity === severity).length;
}
