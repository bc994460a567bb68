// Made from src/journal/schemas/extensions/journal.schema.json by `npm run generate`: change that file, not this one.

/** The facts of the journal, for its pages, citations and feeds. */
export type WrittenJournal = {
  /**
   * The address of the journal’s front page; its issues and papers, the archive and the search are below it.
   */
  route: string;
  /** The full title of the journal, the same in every citation. */
  title: string;
  /** The short title for reference lists. */
  abbreviation?: string;
  /** Who publishes the journal. */
  publisher: string;
  /** The country of the publisher as a two-letter code in capitals, which indexes require. */
  country?: string;
  /** The ISSN of the online edition, once it is assigned; its last digit is a check digit. */
  issn?: string;
  /** The ISSN of the printed edition, if there is one; its last digit is a check digit. */
  issnPrint?: string;
  /** The prefix that the registration agency has assigned to the journal; leave it out until then. */
  doiPrefix?: string;
  /**
   * The part of a paper’s DOI after the prefix, for `npm run journal -- assign`: it may contain {volume}, {issue}, {year}, {number} (the paper’s place in the issue) and {slug} (the end of its address); without {volume} and {issue}, numbers continue across issues, and papers online first also get DOIs.
   */
  doiPattern?: string;
  /**
   * The DOI of the page that explains how the journal corrects and retracts, which Crossref requires: with it, the deposit of each notice names the paper that it updates.
   */
  crossmarkPolicy?: string;
  /**
   * The citation style of references that are data, by its name in the repository of CSL styles: apa, vancouver, ieee, modern-language-association, chicago-author-date.
   */
  citationStyle?: string;
  /** The depositor of DOIs, as registered at the registration agency; not shown on the site. */
  depositor?: {
    /** The name that is registered at the agency. */
    name: string;
    /** The e-mail address that receives the agency’s reports. */
    email: string;
  };
  /** The address of the licence of papers that name no other; leave it out until it is decided. */
  licence?: string;
  /**
   * The copyright holder of published papers: their authors, or the publisher; leave it out until it is decided.
   */
  copyrightHolder?: 'authors' | 'publisher';
  /** The year of the first issue. */
  started: number;
  /**
   * How often an issue appears; “continuous” is for a journal without issues, whose papers are final as soon as they appear.
   */
  frequency:
    | 'continuous'
    | 'weekly'
    | 'fortnightly'
    | 'monthly'
    | 'bimonthly'
    | 'quarterly'
    | 'half-yearly'
    | 'yearly'
    | 'irregular';
  /**
   * The languages in which papers are accepted.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: The name of a language.
   */
  languages: string[];
  /** What an accepted paper costs its authors, with the currency. */
  charge: string;
  /** The editorial office’s address. */
  email: string;
  /**
   * Sentences of the policies that indexes of journals look for, word for word as on the pages, with which `npm run journal -- gaps` compares them; leave out what is not decided.
   */
  stated?: {
    /** How many reviewers read each paper, and who decides. */
    reviewers?: string;
    /** Whether the charge can be waived. */
    waivers?: string;
    /** The archive outside this website that preserves the papers permanently, or that there is none. */
    archive?: string;
    /** Which versions of a paper its authors may publish elsewhere, and when. */
    deposits?: string;
    /** Whether manuscripts are searched for copied text, and by which tool. */
    similarity?: string;
    /**
     * What authors, reviewers and editors may use artificial intelligence for, and what they must declare about it.
     */
    ai?: string;
    /** How complaints and appeals are handled, and by whom. */
    complaints?: string;
    /** What happens if misconduct is suspected. */
    misconduct?: string;
    /** Who is named as an author. */
    authorship?: string;
    /** What interests authors, reviewers and editors declare, and what follows. */
    interests?: string;
    /** What authors do with the data of their research. */
    data?: string;
    /** Which approval and consent research needs, and where papers state it. */
    oversight?: string;
    /** What happens to a published paper that contains errors or is in doubt. */
    corrections?: string;
    /** How decisions on papers are separated from the services that the owner of the journal sells. */
    separation?: string;
    /** The journal’s sources of revenue besides charges, or that there are none. */
    revenue?: string;
    /**
     * Whether the journal carries advertisements and who decides on them, and how it asks authors for papers.
     */
    advertising?: string;
    /** The postal address of the editorial office. */
    address?: string;
  };
  /**
   * The pages that authors and indexes look for, each by its address; leave out pages that are not written yet.
   */
  policies?: {
    /** What the journal publishes, and for whom. */
    aims?: string;
    /** How papers are reviewed, by how many, and who decides. */
    review?: string;
    /** What authors pay, and when. */
    charges?: string;
    /** How manuscripts are checked for copied text. */
    similarity?: string;
    /** How authors correct their proofs. */
    proofs?: string;
    /** Authorship, misconduct, complaints. */
    ethics?: string;
    /** How readers may use what is published, and who holds the copyright. */
    access?: string;
    /** Where the papers are preserved permanently. */
    archiving?: string;
    /** Who owns the journal, and what else the owner does. */
    ownership?: string;
    /** How papers are corrected and withdrawn. */
    corrections?: string;
    /** The editors with their institutions. */
    board?: string;
    /** How to prepare a manuscript. */
    authors?: string;
    /** Where manuscripts are submitted. */
    submit?: string;
    /** How to reach the editorial office. */
    contact?: string;
    /** All issues by volume and year. */
    archive?: string;
  };
  /**
   * The form for manuscripts, and the names of its questions for each part of a paper: `npm run journal -- import --submission` makes papers from the answers.
   */
  submissions?: {
    /** The form for manuscripts, by the name of its file. */
    form: string;
    /** The question for the manuscript’s file; from a Word file, the text of the paper is imported. */
    manuscript?: string;
    /**
     * The questions for parts of the paper: text, choices, or a box to tick, whose label becomes the text; leave out parts that the form does not ask for.
     */
    paper?: {
      /** The question for the title; without it, the title is that of the manuscript’s file. */
      title?: string;
      /** The question for the kind of paper; its answers are values of a paper’s "kind". */
      kind?: string;
      /** The question for the abstract; each line of the answer is a paragraph. */
      abstract?: string;
      /** The question for the keywords, which are separated by commas, semicolons or line breaks. */
      keywords?: string;
      /** The question for the language; its answers are tags such as en or hi. */
      language?: string;
      /** The question for the subject. */
      subject?: string;
      /** The question for the sentence on who paid for the research. */
      funding?: string;
      /** The question for the sentence on competing interests. */
      competingInterests?: string;
      /** The question for the sentence on who approved the research. */
      ethics?: string;
      /** The question for the sentence on tools of artificial intelligence. */
      aiUse?: string;
      /** The question for the sentence on where the data are available. */
      dataAvailability?: string;
      /** The question for the acknowledgements. */
      acknowledgements?: string;
    };
    /** The questions for the author who sends the manuscript and is the corresponding author. */
    author: {
      /** The question for the given name. */
      given?: string;
      /** The question for the family name. */
      family?: string;
      /** The question for the whole name, if given and family name are not separate questions. */
      name?: string;
      /** The question for what the author does. */
      position?: string;
      /** The question for where the author works. */
      affiliation?: string;
      /** The question for the e-mail address, which the paper’s page makes public. */
      email?: string;
      /** The question for the ORCID number; an invalid one is left out and reported. */
      orcid?: string;
    };
    /** The question for the list of the other authors, and its questions for each of them. */
    coAuthors?: {
      /** The question with the list. */
      list: string;
      /** The question for the given name. */
      given?: string;
      /** The question for the family name. */
      family?: string;
      /** The question for the whole name, if given and family name are not separate questions. */
      name?: string;
      /** The question for what the author does. */
      position?: string;
      /** The question for where the author works. */
      affiliation?: string;
      /** The question for the e-mail address, which the paper’s page makes public. */
      email?: string;
      /** The question for the ORCID number; an invalid one is left out and reported. */
      orcid?: string;
    };
  };
  /**
   * The editors, the Editor-in-Chief first; validation reports papers by one of them.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: One editor: the name without titles, the role in the journal, and the institution.
   */
  board?: {
    /** Given and family name, without titles such as Dr. */
    name: string;
    /** The role in the journal. */
    role: string;
    /** The institution where the editor works. */
    affiliation: string;
    /** The position at the institution. */
    position?: string;
    /** The highest degree, with its field. */
    qualification?: string;
    /** Town and state. */
    place?: string;
    /** The public e-mail address of the editor. */
    email?: string;
    /** The editor’s page at the institution. */
    profile?: string;
    /** The editor’s ORCID number as four groups of four characters, without the address before it. */
    orcid?: string;
  }[];
};
