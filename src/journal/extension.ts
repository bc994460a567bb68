import type { SiteExtension } from 'pagewright/extension';
import { isJournalFile } from './core/formats/journal-addresses.ts';
import { journalCollections } from './core/record/lists/journal-collections.ts';
import { readdress } from './core/record/addresses/readdress.ts';
import { journalBoard } from './rules/board.ts';
import { journalFiles } from './rules/files.ts';
import { journalFooter } from './rules/footer.ts';
import { journalIssues } from './rules/issues.ts';
import { journalLists } from './rules/lists.ts';
import { journalNames } from './rules/names.ts';
import { journalNotices } from './rules/notices.ts';
import { journalNumbers } from './rules/numbers.ts';
import { journalOnlineFirst } from './rules/online-first.ts';
import { journalRecords } from './rules/records.ts';
import { journalRegistries } from './rules/registries.ts';
import { journalRuleCatalogue } from './rules/rule-catalogue.ts';
import { journalSpecialIssues } from './rules/special-issues.ts';
import { journalSubmissions } from './rules/submissions.ts';
import { journalTexts } from './rules/texts.ts';
import { journalTerms } from './rules/terms.ts';
import { journalTitles } from './rules/titles.ts';
import { journalUsage } from './rules/usage.ts';
import { journalVersions } from './rules/versions.ts';
import { journalTranslations } from './rules/translations.ts';

/** The journal, active if pages-config/_site.json has the key "journal". */
export const extension: SiteExtension = {
  rules: [
    journalTitles,
    journalTerms,
    journalUsage,
    journalTranslations,
    journalRegistries,
    journalNames,
    journalBoard,
    journalNumbers,
    journalIssues,
    journalFiles,
    journalNotices,
    journalVersions,
    journalOnlineFirst,
    journalSpecialIssues,
    journalLists,
    journalSubmissions,
    journalTexts,
    journalFooter,
    journalRecords,
  ],
  ruleCatalogue: journalRuleCatalogue,
  collect: journalCollections,
  isBuiltFile: isJournalFile,
  readdress,
  textReader: async () => {
    const { readPaperText } = await import('./node/read-text/read-text.ts');
    return (file) => {
      const { facts, text } = readPaperText(file);
      return { facts, media: facts.pictures.map((picture) => picture.file), text };
    };
  },
  makers: async () => (await import('./node/build/journal-makers.ts')).journalMakers,
  // Citations need a library with styles; validation works without it.
  prepare: async (sources) => (await import('./node/build/prepare-journal.ts')).prepareJournal(sources),
};
