import type { SectionProps } from '../../ui/section-props.ts';
import type { PriceTableData } from './props.gen.ts';
import styles from './price-table.module.css';

/** The roles are spelled out because rows are laid out as grids on small screens, which would take them away. */
export default function PriceTable({ data }: SectionProps<PriceTableData>) {
  return (
    <section id={data.id} className={`wrap section-end ${styles.root}`}>
      <div className="head">
        <div>
          <h2>{data.title}</h2>
          {data.intro && <p className="lede">{data.intro}</p>}
        </div>
      </div>
      <table className={styles.rates} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {data.columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {data.rows.map((row) => (
            <tr key={row.service} role="row">
              <th scope="row" role="rowheader">
                {row.to ? <a href={row.to}>{row.service}</a> : row.service}
              </th>
              <td role="cell">{row.depends}</td>
              <td role="cell" className="num">
                {row.price}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
