import { plainKeys } from './0001-plain-keys.ts';
import { cards } from './0002-cards.ts';
import { levelOfTabs } from './0003-level-of-tabs.ts';
import { openingsAndSteps } from './0004-openings-and-steps.ts';
import { peopleFactsAndFiles } from './0005-people-facts-and-files.ts';
import { drawingsFilmsAndLongTexts } from './0006-drawings-films-and-long-texts.ts';
import { languagesOfPapers } from './0007-languages-of-papers.ts';
import { contactFormsAndOpenings } from './0008-contact-forms-and-openings.ts';
import { noticesAsPages } from './0009-notices-as-pages.ts';
import { keysWithoutEffect } from './0010-keys-without-effect.ts';
import { namesThatPeopleUse } from './0011-names-that-people-use.ts';
import type { Migration } from './migration.ts';

/**
 * All migrations, in order. A released migration is never changed or removed, because a site may be at any
 * number.
 */
export const MIGRATIONS: readonly Migration[] = [
  plainKeys,
  cards,
  levelOfTabs,
  openingsAndSteps,
  peopleFactsAndFiles,
  drawingsFilmsAndLongTexts,
  languagesOfPapers,
  contactFormsAndOpenings,
  noticesAsPages,
  keysWithoutEffect,
  namesThatPeopleUse,
];
