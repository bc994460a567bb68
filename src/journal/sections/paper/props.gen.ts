// Made from src/journal/schemas/sections/paper.schema.json by `npm run generate`: change that file, not this one.
import type { Link, ResolvedDownload, ResolvedSection, RichTextNode } from 'pagewright/content';
import type { PaperContext, PrintedReference } from '../../content/resolved.ts';

/**
 * The landing page of one paper or of a notice: title, authors, abstract or text, and the files, filled in by the templates of papers and of notices.
 */
export interface PaperData {
  /** Makes this section a paper. */
  type: 'paper';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /**
   * The pages above this one, from the front page down.
   *
   * @minItems 1
   * @maxItems 5
   */
  breadcrumbs?: Link[];
  /** The last of the breadcrumbs; without it, no breadcrumbs are shown. */
  currentPage?: string;
  /** One line above the title: the field, the issue, the pages. */
  line: string;
  /** The paper’s title as printed. */
  title: string;
  /** A second line of the title. */
  subtitle?: string;
  /**
   * Title, abstract and keywords in other languages; readers choose a language.
   *
   * @maxItems 24
   *
   * Items: One language: a translated title without abstract and keywords is shown below the original one; otherwise readers can choose the language.
   */
  translations?: {
    /** The language of the translation as a code. */
    language: string;
    /** The name of the language in that language. */
    name: string;
    /** The direction of the script, if it is not left to right. */
    direction?: 'rtl';
    /** The translated title. */
    title: string;
    /** The second line of the title, translated. */
    subtitle?: string;
    /**
     * The translated abstract, one text for each paragraph.
     *
     * @minItems 1
     * @maxItems 60
     *
     * Items: One paragraph of the abstract, as plain text.
     */
    abstract?: string[];
    /**
     * The translated keywords.
     *
     * @minItems 1
     * @maxItems 100
     *
     * Items: One term.
     */
    keywords?: string[];
  }[];
  /** A sentence that readers should see first, such as that the paper is a sample. */
  note?: string;
  /**
   * All authors of the paper, in the order of the byline.
   *
   * @minItems 1
   * @maxItems 2000
   *
   * Items: One author as readers see the name.
   */
  authors: {
    /** The whole name, without titles. */
    name: string;
    /** The author’s position, without the institution; for a notice, the role of the person who signs. */
    position?: string;
    /** Where the author works or studies. */
    affiliation?: string;
    /** The e-mail address of the author, for readers. */
    email?: string;
    /** The author’s ORCID without its address. */
    orcid?: string;
    /** The ROR number of the institution (Research Organization Registry). */
    ror?: string;
    /**
     * Further institutions where the author works.
     *
     * @minItems 1
     * @maxItems 100
     *
     * Items: A further institution.
     */
    furtherAffiliations?: {
      /** The name of the institution. */
      name: string;
      /** Its ROR number (Research Organization Registry). */
      ror?: string;
    }[];
    /** Other information about the author for readers. */
    note?: string;
    /** True for the corresponding author. */
    corresponding?: boolean;
  }[];
  /** The text of a notice, which has no abstract. */
  text?: RichTextNode[];
  /**
   * The abstract, one text for each paragraph; a notice has none.
   *
   * @minItems 1
   * @maxItems 60
   *
   * Items: One paragraph of the abstract, as plain text.
   */
  abstract?: string[];
  /**
   * Terms under which the paper is found.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: One term.
   */
  keywords?: string[];
  /**
   * The authors’ statements: where the data are, who did what, funding, competing interests.
   *
   * @maxItems 12
   *
   * Items: One statement with its heading.
   */
  statements?: {
    /** The subject of the statement. */
    title: string;
    /** The text of the statement. */
    text: string;
    /**
     * Links that belong to the statement.
     *
     * @maxItems 200
     */
    links?: Link[];
  }[];
  /**
   * Files that belong to the paper.
   *
   * @maxItems 20
   *
   * Items: One file that belongs to the paper.
   */
  supplements?: {
    /** The name of the file. */
    label: string;
    /** The content of the file. */
    description?: string;
    /** The file. */
    file: ResolvedDownload;
  }[];
  /**
   * The versions of the paper, oldest first, with notices of the paper among them; the last version is the one that is shown.
   *
   * @maxItems 20
   *
   * Items: One version of the paper.
   */
  versions?: {
    /** The date when it appeared, as 2025-10-04 or 2025-10; versions and notices are sorted by it. */
    date: string;
    /** Its number and its date in words. */
    label: string;
    /** The changes since the version before. */
    text: string;
    /** The PDF of an earlier version. */
    file?: ResolvedDownload;
  }[];
  /** The language of title, abstract and references as a code: en, hi. */
  language: string;
  /** The name of the paper’s language in that language, for the choice between languages. */
  languageName?: string;
  /** The direction of the paper’s script, if it is not left to right. */
  direction?: 'rtl';
  /** The works that the paper cites, in the order of the printed list. */
  references?: PrintedReference[];
  /** The paper’s PDF; a notice has none. */
  file?: ResolvedDownload;
  /**
   * The paper’s facts: dates, pages, language.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: One fact: what it is, and its value.
   */
  facts: {
    /** The name of the fact. */
    term: string;
    /** The value of the fact. */
    value: string;
    /** An address with more information, such as that of a licence. */
    to?: string;
    /** True for the most important facts, such as the DOI, which are shown below the authors. */
    withTitle?: boolean;
  }[];
  /** The full text, if the paper has one, shown below the abstract, with the references. */
  sections?: ResolvedSection[];
  /** Citations, files, and the papers before and after this one, which the build fills in. */
  context: PaperContext;
}
