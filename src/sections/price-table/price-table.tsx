import { SectionHead } from '../../ui/section-head.tsx';
import { StartingPrice } from '../../ui/parts/starting-price.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { PriceTableData } from './props.gen.ts';
import styles from './price-table.module.css';

/** The prices of services, each with what it depends on. */
export default function PriceTable({ data }: SectionProps<PriceTableData>) {
  return (
    <section id={data.id} className="wrap section-end">
      <SectionHead title={data.title} text={data.intro} />
      <table className={styles.rates}>
        <thead>
          <tr>
            {data.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <tr key={row.service}>
              <th scope="row">{row.to ? <a href={row.to}>{row.service}</a> : row.service}</th>
              <td>{row.dependsOn}</td>
              <td className="num">
                {row.from && (
                  <p className={styles.from}>
                    <StartingPrice price={row.from} />
                  </p>
                )}
                {row.priceTo ? <a href={row.priceTo}>{row.price}</a> : row.price}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
