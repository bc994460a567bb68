import { allWith, firstWith, formsOf, fullestWith, overlayOpener } from '../check/built/built-site.ts';
import type { BuiltPage, BuiltSite, PlacedForm } from '../check/built/built-site.ts';

/** Routes of a built site by content; states select pages by it, so that they fit any site. */
export interface Places {
  home: string[];
  /** The first page with such a section, for each type. */
  with(...types: string[]): string[];
  /** All pages with such a section. */
  all(type: string): string[];
  /** The largest page with such a section. */
  fullest(type: string): string[];
  /** A page with a form of text questions only. */
  plainForm: string[];
  /** A page with a form that takes a file. */
  fileForm: string[];
  /** A page with a form that asks for a password. */
  passwordForm: string[];
  /** Pages that open as a dialog. */
  dialogs: string[];
  /** A page with a dialog that opens nowhere else. */
  ownDialog: string[];
  /** A page with a link that opens a dialog in place. */
  opener: string[];
}

export function placesOf(site: BuiltSite): Places {
  const forms = formsOf(site).filter(({ page }) => !page.hasDialog);
  const pageOf = (fits: (form: PlacedForm) => boolean): string[] => routesOf(forms.find(fits)?.page);
  const dialogs = site.pages.filter(({ hasDialog }) => hasDialog).map(({ route }) => route);
  return {
    home: ['/'],
    with: (...types) => [...new Set(types.flatMap((type) => routesOf(firstWith(site, type))))],
    all: (type) => allWith(site, type).map(({ route }) => route),
    fullest: (type) => routesOf(fullestWith(site, type)),
    plainForm: pageOf(({ takesFiles, asksPassword }) => !takesFiles && !asksPassword),
    fileForm: pageOf(({ takesFiles }) => takesFiles),
    passwordForm: pageOf(({ asksPassword }) => asksPassword),
    dialogs,
    ownDialog: dialogs.filter((route) => !site.overlays.includes(route)).slice(0, 1),
    opener: routesOf(overlayOpener(site)?.page),
  };
}

function routesOf(page: BuiltPage | undefined): string[] {
  return page ? [page.route] : [];
}
