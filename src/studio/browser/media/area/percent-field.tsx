import { useState } from 'react';

interface PercentFieldProps {
  label: string;
  value: number;
  /** Default: 1 */
  step?: number;
  onValue: (value: number) => void;
}

/** A percentage as a number; other input stays in the field until it is left. */
export function PercentField({ label, value, step = 1, onValue }: PercentFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <label className="field">
      <span className="label">{label}</span>
      <input
        type="number"
        min={0}
        max={100}
        step={step}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value !== '' && Number.isFinite(target.valueAsNumber)) onValue(target.valueAsNumber);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}
