// Made from src/journal/messages/en.json by `npm run generate`: change that file, not this one.

import 'pagewright/messages';

declare module 'pagewright/messages' {
  export interface MessageValues {
    'journal.about': null;
    'journal.aboutNotice': null;
    'journal.abstract': null;
    'journal.addressCopied': null;
    'journal.addressNotCopied': null;
    'journal.allIssues': null;
    'journal.allOfIssue': { issue: string | number; count: string | number };
    'journal.allPapers': null;
    'journal.alsoNewTab': null;
    'journal.backFromNote': { number: string | number; place: string | number };
    'journal.backFromWork': { number: string | number; place: string | number };
    'journal.byAuthors': null;
    'journal.chooseIssue': null;
    'journal.citationCopied': { style: string | number };
    'journal.citationNotCopied': null;
    'journal.citationStyle': null;
    'journal.cite': null;
    'journal.clearSearch': null;
    'journal.contents': null;
    'journal.copyAddress': null;
    'journal.copyCitation': null;
    'journal.corresponding': null;
    'journal.doubleIssue': { issue: string | number };
    'journal.download': null;
    'journal.downloads': null;
    'journal.earlierVersion': { format: string | number };
    'journal.earlierYears': null;
    'journal.filesAndFacts': null;
    'journal.found': { count: number; words: string | number };
    'journal.fullTextFile': { format: string | number };
    'journal.guestEditors': { count: number };
    'journal.issue': { issue: string | number };
    'journal.issueOf': { issue: string | number; month: string | number };
    'journal.issueShown': { issue: string | number; month: string | number };
    'journal.issuesAround': null;
    'journal.journal': null;
    'journal.keywords': null;
    'journal.languages': null;
    'journal.licence': null;
    'journal.moreResults': null;
    'journal.newTab': { format: string | number };
    'journal.newestPapers': null;
    'journal.nextIssue': null;
    'journal.nextPaper': null;
    'journal.noBoard': null;
    'journal.noIssues': null;
    'journal.noPapers': null;
    'journal.none': { words: string | number };
    'journal.noneOfAll': { words: string | number };
    'journal.notes': null;
    'journal.noticeOf': null;
    'journal.noticesInIssue': null;
    'journal.onlineFirst': null;
    'journal.orcid': null;
    'journal.pageOfIssue': { issue: string | number };
    'journal.pages': { count: number };
    'journal.papers': { count: number };
    'journal.papersInIssue': null;
    'journal.parts': null;
    'journal.previousIssue': null;
    'journal.previousPaper': null;
    'journal.published': null;
    'journal.readNotice': null;
    'journal.readPaper': null;
    'journal.records': null;
    'journal.referenceFiles': null;
    'journal.references': null;
    'journal.related': null;
    'journal.report': null;
    'journal.resultCount': { count: number };
    'journal.results': null;
    'journal.rights': null;
    'journal.role': { count: number; role: string | number };
    'journal.searchFailed': null;
    'journal.searching': null;
    'journal.share': null;
    'journal.showAll': null;
    'journal.specialIssue': null;
    'journal.subject': null;
    'journal.subjects': null;
    'journal.supplement': { number: string | number };
    'journal.supplements': null;
    'journal.terms': null;
    'journal.text': null;
    'journal.tryFewer': null;
    'journal.usage': { views: number; downloads: number; since: string | number };
    'journal.versions': null;
    'journal.volume': { volume: string | number };
    'journal.volumeIssue': { volume: string | number; issue: string | number };
  }

  export interface RichMessageValues {
    'journal.fullText': { format: string | number; hidden: (words: readonly unknown[]) => unknown };
    'journal.profile': { hidden: (words: readonly unknown[]) => unknown; name: string | number };
  }
}
