import { Block } from '../../ui/parts/block.tsx';
import { Fact, Facts } from '../../ui/parts/facts.tsx';
import { Split } from '../../ui/parts/split.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { FactListData } from './props.gen.ts';
import styles from './fact-list.module.css';

export default function FactList({ data }: SectionProps<FactListData>) {
  return (
    <Block id={data.id}>
      <Split title={data.title} text={data.text} className={styles.split}>
        <Facts className={styles.facts}>
          {data.items.map((fact) => (
            <Fact key={fact.label} term={fact.label}>
              {fact.value}
            </Fact>
          ))}
        </Facts>
      </Split>
    </Block>
  );
}
