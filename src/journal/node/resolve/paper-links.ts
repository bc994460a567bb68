import type { Link } from 'pagewright/content';
import { monthInWords } from 'pagewright/text';
import type { PaperLink, RelatedPaper } from '../../content/resolved.ts';
import { statusWords } from '../../core/record/notices/status.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';

/** The title of a paper as a link to its page. */
export function toPaperLink({ plainTitle, language, route }: PaperRecord): PaperLink {
  return { title: plainTitle, language, to: route };
}

/**
 * A related paper, with its authors and its month.
 * @param siteLanguage the language in which the month is named
 */
export function relatedLink(paper: PaperRecord, siteLanguage: string): RelatedPaper {
  const { authors, published, status } = paper;
  const names = authors.slice(0, mostNamed).map(({ name }) => name);
  const others = authors.length > mostNamed ? ' and others' : '';
  return {
    ...toPaperLink(paper),
    line: `${names.join(', ')}${others} · ${monthInWords(published, siteLanguage)}`,
    ...(status && { notice: statusWords[status] }),
  };
}

/** The maximal number of authors in a line. */
const mostNamed = 3;

/** The links for sharing a paper. */
export function shareLinks({ plainTitle, url }: PaperRecord): Link[] {
  const [text, link] = [encodeURIComponent(plainTitle), encodeURIComponent(url)];
  return [
    { label: 'E-mail', to: `mailto:?subject=${text}&body=${text}%0D%0A${link}` },
    { label: 'WhatsApp', to: `https://wa.me/?text=${text}%20${link}` },
    { label: 'LinkedIn', to: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
    { label: 'Facebook', to: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { label: 'X', to: `https://x.com/intent/post?text=${text}&url=${link}` },
  ];
}
