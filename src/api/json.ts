/* JSON files: values with their positions, and edits that leave all other bytes unchanged. */

export { insertKey, removeValue, setValue } from '../authoring/edits/json-edits.ts';
export { applyEdits, type Edited } from '../authoring/edits/text-edit.ts';
export { readJson, type JsonPath, type JsonSource, type Range } from '../core/json/json-source.ts';
export { MAX_LENGTH } from '../core/json/json-structure.ts';
export { encodingDiagnostic } from '../core/json/json-syntax.ts';
export { positions } from '../core/json/text-position.ts';
