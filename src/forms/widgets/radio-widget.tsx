import type { WidgetProps } from '@rjsf/utils';
import { Choices } from './choices.tsx';

/** All choices at once, as radio buttons. */
export function RadioWidget(props: WidgetProps) {
  const { value, onChange } = props;
  return <Choices of={props} type="radio" chosen={[value]} onChoose={(choice) => onChange(choice)} />;
}
