import { useContext } from 'react';
import { findValueAt } from 'pagewright/json';
import { useMeasures } from '../meter/meter-context.ts';
import type { FieldInput } from './field-input.ts';
import { PanelPlace, PanelValue } from './panel-context.ts';

/** The length of a text against its limits, and whether it is too long on a phone. */
export function TextMeasures({ id, path, schema }: FieldInput) {
  const { narrow } = useMeasures();
  const place = useContext(PanelPlace);
  const value = findValueAt(useContext(PanelValue), path);
  const { 'x-maxLength': most, 'x-minLength': least } = schema;
  const whole = [...place, ...path].join('/');
  const long = narrow.find((each) => each.path.join('/') === whole);
  const isCounted = typeof value === 'string' && most !== undefined && most <= MAX_COUNTED;
  if (!isCounted && !long) return null;
  const isOut = isCounted && (value.length > most || value.length < (least ?? 0));
  return (
    <p className={isOut || long ? 'counter wrong' : 'counter'} id={`${id}-count`}>
      {isCounted && `${value.length} of ${least === undefined ? '' : `${least} to `}${most} characters. `}
      {long?.text}
    </p>
  );
}

/** The largest limit that is shown: texts rarely reach a larger one. */
const MAX_COUNTED = 700;
