/** What files that are made of a paper say besides its own words, in its language. */
export interface OutputWords {
  abstract: string;
  keywords: string;
  contents: string;
  notes: string;
  references: string;
  competingInterests: string;
  funding: string;
}

const english: OutputWords = {
  abstract: 'Abstract',
  keywords: 'Keywords',
  contents: 'Contents',
  notes: 'Notes',
  references: 'References',
  competingInterests: 'Competing interests',
  funding: 'Funding',
};

const hindi: OutputWords = {
  abstract: 'सारांश',
  keywords: 'मुख्य शब्द',
  contents: 'विषय-सूची',
  notes: 'टिप्पणियाँ',
  references: 'सन्दर्भ',
  competingInterests: 'हितों का टकराव',
  funding: 'वित्तपोषण',
};

/** The words for a language; English where there are none of its own. */
export function outputWords(language: string): OutputWords {
  return language === 'hi' ? hindi : english;
}
