import { knownNames, type KnownNames, type LiveState } from 'pagewright/editor';
import { toRoute } from 'pagewright/page';
import type { NameList } from '../../protocol.ts';

/** The names on a site, and the same names with titles, for fields. */
export interface SiteNameList {
  known: KnownNames;
  offered: NameList;
}

/** The names that fields offer: pages and places on them, pictures, films, downloads and forms. */
export function listNames({ project, validation }: LiveState): SiteNameList {
  const { set, pages, forms } = validation;
  const names = knownNames(set, {
    files: project.files ?? [],
    pages: project.pages,
    shared: project.shared ?? [],
  });
  const titles = new Map(pages.map((page) => [toRoute(page.file), (page.head ?? page.data).title]));
  const titlesOfForms = new Map(forms.map(({ id, data }) => [id, data.title]));
  const plain = (list: readonly string[]) => list.map((value) => ({ value, title: '' }));
  const offered: NameList = {
    url: names.url.map((value) => {
      const [route = '', place] = value.split('#');
      const title = titles.get(route) ?? '';
      return { value, title: place === undefined ? title : `${title}: #${place}` };
    }),
    image: plain(names.image),
    film: plain(names.film),
    download: plain(names.download),
    formId: names.formId.map((value) => ({ value, title: titlesOfForms.get(value) ?? '' })),
  };
  return { known: names, offered };
}
