import { describedByAttributes, formStyles, type WidgetProps } from 'pagewright/widget';

/** A number, with the controls of the browser. */
export function LoafCountWidget(props: WidgetProps) {
  const { id, htmlName, value, required, onChange } = props;
  return (
    <input
      id={id}
      name={htmlName}
      className={formStyles.input}
      type="number"
      min={1}
      value={typeof value === 'number' ? value : ''}
      required={required}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      {...describedByAttributes(props)}
    />
  );
}
