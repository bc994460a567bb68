import { allWith, firstWith, listPlacedForms, fullestWith, overlayOpener } from '../built/built-site.ts';
import type { BuiltPage, BuiltSite, PlacedForm } from '../built/built-site.ts';

/**
 * Routes of a built site by the content of their pages, so that the states for pictures work with any site.
 */
export interface SitePlaces {
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
  /** A page with a dialog that no other page opens. */
  ownDialog: string[];
  /** A page with a link that opens a dialog in place. */
  opener: string[];
}

export function findPlaces(site: BuiltSite): SitePlaces {
  const forms = listPlacedForms(site).filter(({ page }) => !page.hasDialog);
  const routesWithForm = (fits: (form: PlacedForm) => boolean): string[] =>
    routesIfAny(forms.find(fits)?.page);
  const dialogs = site.pages.filter(({ hasDialog }) => hasDialog).map(({ route }) => route);
  return {
    home: ['/'],
    with: (...types) => [...new Set(types.flatMap((type) => routesIfAny(firstWith(site, type))))],
    all: (type) => allWith(site, type).map(({ route }) => route),
    fullest: (type) => routesIfAny(fullestWith(site, type)),
    plainForm: routesWithForm(({ takesFiles, asksPassword }) => !takesFiles && !asksPassword),
    fileForm: routesWithForm(({ takesFiles }) => takesFiles),
    passwordForm: routesWithForm(({ asksPassword }) => asksPassword),
    dialogs,
    ownDialog: dialogs.filter((route) => !site.overlays.includes(route)).slice(0, 1),
    opener: routesIfAny(overlayOpener(site)?.page),
  };
}

function routesIfAny(page: BuiltPage | undefined): string[] {
  return page ? [page.route] : [];
}
