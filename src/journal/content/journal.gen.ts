// Made from src/journal/schemas/extensions/journal.schema.json by `npm run generate`: change that file, not this one.

/** The facts of the journal, which its pages, citations and feeds repeat. */
export type WrittenJournal = {
  /** Where the journal begins; its issues and papers, the archive and the search lie below it. */
  route: string;
  /** The full title of the journal, the same in every citation. */
  title: string;
  /** The title as reference lists shorten it. */
  abbreviation?: string;
  /** Who publishes the journal. */
  publisher: string;
  /** The country of the publisher as a code of two capitals; indexes ask for it. */
  country?: string;
  /**
   * The journal’s number for its online edition, once it has been assigned; its last digit checks the others.
   */
  issn?: string;
  /** The journal’s number for its printed edition, if it has one; its last digit checks the others. */
  issnPrint?: string;
  /** The prefix that the registration agency has given the journal; leave it out until then. */
  doiPrefix?: string;
  /**
   * How a paper’s DOI goes on behind the prefix, made of {volume}, {issue}, {year} and {number}, its place in the issue, or {slug}, the end of its address; without {volume} and {issue} its numbers run on, and papers online first get DOIs, too. `npm run journal -- assign` writes DOIs by it.
   */
  doiPattern?: string;
  /**
   * The DOI of the page that explains how the journal corrects and retracts, which Crossref asks for: with it, deposits say of each notice which paper it updates.
   */
  crossmarkPolicy?: string;
  /**
   * The style in which the build sets references that are data, by its name in the repository of CSL styles: apa, vancouver, ieee, modern-language-association, chicago-author-date.
   */
  citationStyle?: string;
  /** Who deposits DOIs at the registration agency, as the agency knows it; not shown on the site. */
  depositor?: {
    /** The name that the agency knows. */
    name: string;
    /** The address that gets the agency’s reports. */
    email: string;
  };
  /**
   * The address of the licence that holds for papers which name none of their own; leave it out until it is settled.
   */
  licence?: string;
  /**
   * Who holds the copyright of published papers: their authors, or the publisher; leave it out until it is settled.
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
   * Sentences of the policies which indexes of journals look for, word for word as they stand on the pages; leave out what is not settled. `npm run journal -- gaps` compares the two.
   */
  stated?: {
    /** How many reviewers read each paper, and who decides. */
    reviewers?: string;
    /** Whether authors can be let off the charge, or that they never are. */
    waivers?: string;
    /** Which archive outside of this website keeps the papers for good, or that none does. */
    archive?: string;
    /** Which versions of a paper its authors may put elsewhere, and when. */
    deposits?: string;
    /** Whether manuscripts are searched for copied text, and by which tool. */
    similarity?: string;
    /**
     * What authors, reviewers and editors may use artificial intelligence for, and what they declare of it.
     */
    ai?: string;
    /** How complaints and appeals are handled, and by whom. */
    complaints?: string;
    /** What happens where misconduct is suspected. */
    misconduct?: string;
    /** Who is named as an author. */
    authorship?: string;
    /** What interests authors, reviewers and editors declare, and what follows. */
    interests?: string;
    /** What authors do with the data of their research. */
    data?: string;
    /** Which approval and consent research needs, and where it is said. */
    oversight?: string;
    /** What becomes of a published paper that is wrong or doubted. */
    corrections?: string;
    /** How decisions on papers are kept apart from the services that the owner of the journal sells. */
    separation?: string;
    /** Where the money of the journal comes from besides charges, or that there is no other. */
    revenue?: string;
    /**
     * Whether the journal carries advertisements and who decides on them, and how it asks authors for papers.
     */
    advertising?: string;
    /** The postal address of the editorial office. */
    address?: string;
  };
  /** The pages that authors and indexes look for, each by its address; leave out what is not written yet. */
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
    /** Where the papers are kept for good. */
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
   * The form by which manuscripts come, and which of its questions, by their names in its file, asks for what: `npm run journal -- import --submission` makes papers of the answers.
   */
  submissions?: {
    /** The form by which manuscripts come, by the name of its file. */
    form: string;
    /** The question that is answered with the manuscript’s file; one of Word brings the text of the paper. */
    manuscript?: string;
    /**
     * What of the paper the form asks for, in words, with choices or with a box to tick, whose words are taken; leave out what it does not.
     */
    paper?: {
      /** The question for the title; without it, the title is that of the manuscript’s file. */
      title?: string;
      /** The question for the kind of paper; its answers are the words that a paper’s "kind" takes. */
      kind?: string;
      /** The question for the abstract; each line of the answer is a paragraph. */
      abstract?: string;
      /** The question for the keywords, answered with commas, semicolons or lines between them. */
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
      /** The question for the sentence on where the data can be had. */
      dataAvailability?: string;
      /** The question for the acknowledgements. */
      acknowledgements?: string;
    };
    /** The questions for the author who sends the manuscript, and who answers letters about the paper. */
    author: {
      /** The question for the given name. */
      given?: string;
      /** The question for the family name. */
      family?: string;
      /** The question for the whole name, where given and family name are not asked for one by one. */
      name?: string;
      /** The question for what the author does. */
      position?: string;
      /** The question for where the author works. */
      affiliation?: string;
      /** The question for the address, which the paper’s page makes public. */
      email?: string;
      /** The question for the ORCID number; one that is wrong is left out, and said. */
      orcid?: string;
    };
    /** The question that is answered with a list of the other authors, and what is asked for each. */
    coAuthors?: {
      /** The question that is answered with the list. */
      list: string;
      /** The question for the given name. */
      given?: string;
      /** The question for the family name. */
      family?: string;
      /** The question for the whole name, where given and family name are not asked for one by one. */
      name?: string;
      /** The question for what the author does. */
      position?: string;
      /** The question for where the author works. */
      affiliation?: string;
      /** The question for the address, which the paper’s page makes public. */
      email?: string;
      /** The question for the ORCID number; one that is wrong is left out, and said. */
      orcid?: string;
    };
  };
  /**
   * The editors, the Editor-in-Chief first; a paper by one of them is marked when the content is validated.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: One editor: the plain name, what he or she does for the journal, and where he or she works.
   */
  board?: {
    /** Given and family name, without titles such as Dr. */
    name: string;
    /** What he or she does for the journal. */
    role: string;
    /** Where he or she works. */
    affiliation: string;
    /** What he or she does at the institution. */
    position?: string;
    /** The highest degree, with its field. */
    qualification?: string;
    /** Town and state. */
    place?: string;
    /** The address for letters to the editor; it is public. */
    email?: string;
    /** The editor’s page at the institution. */
    profile?: string;
    /** The editor’s ORCID number as four groups of four, without the address before it. */
    orcid?: string;
  }[];
};
