/* JSON files: values with their positions, and edits that leave all other bytes unchanged. */

export { applyEdit } from '../authoring/edits/apply-edit.ts';
export type { DataPath, FileEdit, PlainEdit } from '../authoring/edits/file-edit.ts';
export { insertKey, removeValue, setValue } from '../authoring/edits/json-edits.ts';
export { editableData } from '../authoring/edits/open-json.ts';
export { differenceEdits } from '../authoring/edits/difference-edits.ts';
export {
  applyEdits,
  invertEdits,
  type Edited,
  type Refused,
  type TextEdit,
} from '../authoring/edits/text-edit.ts';
export { findValueAt } from '../core/json/data-path.ts';
export { readJson, type JsonPath, type JsonSource, type Range } from '../core/json/json-source.ts';
export { MAX_LENGTH } from '../core/json/json-structure.ts';
export { encodingDiagnostic } from '../core/json/json-syntax.ts';
export { createPositions } from '../core/json/text-position.ts';
