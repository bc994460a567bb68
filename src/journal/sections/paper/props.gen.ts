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
  /** The last step of the way here; without it nothing of the way is shown. */
  currentPage?: string;
  /** One line over the title: the field, the issue, the pages. */
  line: string;
  /** The paper’s title as printed. */
  title: string;
  /** A second line of the title. */
  subtitle?: string;
  /**
   * Title, abstract and keywords in other languages, between which readers choose.
   *
   * @maxItems 24
   *
   * Items: One language: a title alone stands below the paper’s own, one with an abstract or keywords can be chosen.
   */
  translations?: {
    /** The language of the translation as a code. */
    language: string;
    /** What the language calls itself. */
    name: string;
    /** In which direction the language is written, where it is not from left to right. */
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
  /** A sentence that readers should see before they read on, such as that the paper is a sample. */
  note?: string;
  /**
   * Everybody who wrote the paper, in the order of the byline.
   *
   * @minItems 1
   * @maxItems 2000
   *
   * Items: One author as readers see the name.
   */
  authors: {
    /** The whole name, without titles. */
    name: string;
    /** What the author does, without the institution; as what somebody signs a notice. */
    position?: string;
    /** Where the author works or studies. */
    affiliation?: string;
    /** The address at which readers may write to the author. */
    email?: string;
    /** The author’s ORCID without its address. */
    orcid?: string;
    /** The number of the institution in the Research Organization Registry. */
    ror?: string;
    /**
     * Where else the author works.
     *
     * @minItems 1
     * @maxItems 100
     *
     * Items: One more institution.
     */
    furtherAffiliations?: {
      /** The name of the institution. */
      name: string;
      /** Its number in the Research Organization Registry. */
      ror?: string;
    }[];
    /** What readers should know of the author besides. */
    note?: string;
    /** True for the author who answers letters about the paper. */
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
   * What the authors declare: where the data are, who did what, funding, competing interests.
   *
   * @maxItems 12
   *
   * Items: One declaration with its heading.
   */
  statements?: {
    /** What is declared. */
    title: string;
    /** The declaration. */
    text: string;
    /**
     * Where what is declared can be found.
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
    /** What the file is called. */
    label: string;
    /** What is in the file. */
    description?: string;
    /** The file. */
    file: ResolvedDownload;
  }[];
  /**
   * The versions of the paper, oldest first; the last is the one that is shown, and notices of the paper stand among them.
   *
   * @maxItems 20
   *
   * Items: One version of the paper.
   */
  versions?: {
    /** When it appeared, as 2025-10-04 or 2025-10: versions and notices are sorted by it. */
    date: string;
    /** Its number and its date in words. */
    label: string;
    /** What is other than in the version before. */
    text: string;
    /** The PDF of an earlier version. */
    file?: ResolvedDownload;
  }[];
  /** The language of title, abstract and references as a code: en, hi. */
  language: string;
  /** What the paper’s language calls itself, for the choice between languages. */
  languageName?: string;
  /** In which direction the paper’s language is written, where it is not from left to right. */
  direction?: 'rtl';
  /** The works that the paper cites, in the order of the printed list. */
  references?: PrintedReference[];
  /** The paper’s PDF; a notice has none. */
  file?: ResolvedDownload;
  /**
   * What is known of the paper beside its text: dates, pages, language.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: One fact: what it is, and its value.
   */
  facts: {
    /** What is stated. */
    term: string;
    /** What is so. */
    value: string;
    /** An address that says more, such as that of a licence. */
    to?: string;
    /** True for what readers look for first, such as the DOI: it is shown below the authors. */
    withTitle?: boolean;
  }[];
  /** The full text, where the paper has one: it stands below the abstract and brings the references. */
  sections?: ResolvedSection[];
  /** Citations, files and neighbours, which the build fills in. */
  context: PaperContext;
}
