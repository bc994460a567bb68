import type { WidgetProps } from '@rjsf/utils';
import { Choices } from './choices.tsx';

/** All choices of a list, as checkboxes. */
export function CheckboxesWidget(props: WidgetProps) {
  const chosen: unknown[] = Array.isArray(props.value) ? props.value : [];
  const tick = (choice: unknown, isTicked: boolean) => {
    const others = chosen.filter((each) => each !== choice);
    props.onChange(isTicked ? [...others, choice] : others);
  };
  return <Choices of={props} type="checkbox" chosen={chosen} onChoose={tick} />;
}
