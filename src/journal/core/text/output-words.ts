/** The standard texts in files of a paper, in its language. */
export interface OutputWords {
  abstract: string;
  keywords: string;
  contents: string;
  notes: string;
  references: string;
  supplements: string;
  dataAvailability: string;
  contributions: string;
  /** The sentence about equal contributions. */
  equalContributions: (names: readonly string[]) => string;
  funding: string;
  grants: (list: string) => string;
  competingInterests: string;
  ethics: string;
  aiUse: string;
  acknowledgements: string;
}

const english: OutputWords = {
  abstract: 'Abstract',
  keywords: 'Keywords',
  contents: 'Contents',
  notes: 'Notes',
  references: 'References',
  supplements: 'Supplementary files',
  dataAvailability: 'Data availability',
  contributions: 'Author contributions',
  equalContributions: (names) => `${listed(names, 'en')} contributed equally.`,
  funding: 'Funding',
  grants: (list) => `Grants: ${list}.`,
  competingInterests: 'Competing interests',
  ethics: 'Ethics',
  aiUse: 'Use of AI',
  acknowledgements: 'Acknowledgements',
};

const hindi: OutputWords = {
  abstract: 'सारांश',
  keywords: 'मुख्य शब्द',
  contents: 'विषय-सूची',
  notes: 'टिप्पणियाँ',
  references: 'सन्दर्भ',
  supplements: 'पूरक फ़ाइलें',
  dataAvailability: 'आँकड़ों की उपलब्धता',
  contributions: 'लेखकों का योगदान',
  equalContributions: (names) => `${listed(names, 'hi')} का योगदान समान है।`,
  funding: 'वित्तपोषण',
  grants: (list) => `अनुदान: ${list}।`,
  competingInterests: 'हितों का टकराव',
  ethics: 'शोध नैतिकता',
  aiUse: 'कृत्रिम बुद्धिमत्ता का उपयोग',
  acknowledgements: 'आभार',
};

/** The texts for a language; English if there are none. */
export function outputWords(language: string): OutputWords {
  return /^hi\b/.test(language) ? hindi : english;
}

function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
