import type { PropertyRow } from '../../../core/gallery/gallery-entry.ts';
import styles from './property-table.module.css';

/** The properties in the schema, each with description, limits and an example. */
export function PropertyTable({ rows }: { rows: PropertyRow[] }) {
  return (
    <div className={styles.scroll} role="region" aria-label="Properties" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            <th scope="col">What it is</th>
            <th scope="col">Example</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, type, required, description, limits, example }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                {required && <span className="meta">required</span>}
              </th>
              <td>{type}</td>
              <td>
                {description}
                {limits && <span className="meta num">{limits}</span>}
              </td>
              <td>{example && <code>{example}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
