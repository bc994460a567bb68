import type { WrittenRelatedWork } from '../../content/written-parts.ts';

/** The standard texts in files of a paper, in its language. */
export interface OutputWords {
  abstract: string;
  keywords: string;
  contents: string;
  notes: string;
  references: string;
  supplements: string;
  dataAvailability: string;
  relatedWorks: string;
  relatedSentence: string;
  /** The words for a related work without a label. */
  relations: Record<WrittenRelatedWork['relation'], string>;
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
  relatedWorks: 'Related works',
  relatedSentence: 'These works belong to the paper.',
  relations: {
    preprint: 'Preprint',
    data: 'Data',
    software: 'Software',
    reply: 'Reply',
    'commented-paper': 'The paper that this one comments on',
    commentary: 'Commentary',
    'review-report': 'Reports of the reviewers',
    translation: 'Translation',
    companion: 'Companion paper',
  },
  contributions: 'Author contributions',
  equalContributions: (names) => `${joinNames(names, 'en')} contributed equally.`,
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
  relatedWorks: 'सम्बन्धित कृतियाँ',
  relatedSentence: 'ये कृतियाँ इस लेख से जुड़ी हैं।',
  relations: {
    preprint: 'प्रीप्रिंट',
    data: 'आँकड़े',
    software: 'सॉफ़्टवेयर',
    reply: 'उत्तर',
    'commented-paper': 'जिस लेख पर यह टिप्पणी है',
    commentary: 'टिप्पणी',
    'review-report': 'समीक्षकों की रिपोर्ट',
    translation: 'अनुवाद',
    companion: 'सहयोगी लेख',
  },
  contributions: 'लेखकों का योगदान',
  equalContributions: (names) => `${joinNames(names, 'hi')} का योगदान समान है।`,
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

function joinNames(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
