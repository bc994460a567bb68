/* Migrations of a project or an extension: numbered changes of content, and the usual steps. */

export type {
  Migration,
  MigrationExample,
  MigrationStep,
  OldFile,
} from '../authoring/migrations/migration.ts';
export { inFiles, inSections, inTemplates, within, type Where } from '../authoring/migrations/places.ts';
export {
  addKey,
  eachPlace,
  mergeType,
  moveValue,
  removeKey,
  renameKey,
  renameValue,
  splitType,
} from '../authoring/migrations/steps.ts';
