import { isCrop, isInlined } from 'pagewright/content';
import { firstValue, type SchemaNode } from 'pagewright/schema';
import type { PanelSchema, PictureArea } from '../../protocol.ts';

/**
 * The values of a picture that its dialog changes: its crop, if it is a photograph, and its focal point, if boxes cut
 * it here.
 * @param schemas the schema nodes of the picture
 */
export function pictureArea(schemas: SchemaNode[], { src }: Record<string, unknown>): PictureArea {
  const name = String(src ?? '');
  const width = firstValue(schemas, 'pictureWidth');
  return {
    hasCrop: name !== '' && !name.endsWith('.svg'),
    shapes: isInlined(name) ? [] : (firstValue(schemas, 'pictureShapes') ?? []),
    ...(width !== undefined && { width }),
  };
}

/** The fields of a picture without those that its dialog changes. A value without effect has a field, to remove it. */
export function withoutArea(
  properties: Record<string, PanelSchema>,
  { crop, focus }: Record<string, unknown>,
  { hasCrop, shapes }: PictureArea,
): Record<string, PanelSchema> {
  const hidden = new Set<string>();
  if (crop === undefined || (hasCrop && isCrop(crop))) hidden.add('crop');
  if (focus === undefined || (shapes.length > 0 && typeof focus === 'object')) hidden.add('focus');
  return Object.fromEntries(Object.entries(properties).filter(([key]) => !hidden.has(key)));
}
