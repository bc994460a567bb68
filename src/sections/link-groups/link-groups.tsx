import type { SectionProps } from '../../ui/section-props.ts';
import type { LinkGroupsData } from './props.gen.ts';
import '../../ui/parts/block.css';
import styles from './link-groups.module.css';

export default function LinkGroups({ data }: SectionProps<LinkGroupsData>) {
  return (
    <section id={data.id} className={`wrap block ${styles.root}`}>
      <h2>{data.title}</h2>
      <div className={styles.groups}>
        {data.groups.map((group) => (
          <div key={group.title}>
            <h3>{group.title}</h3>
            <ul>
              {group.links.map((link) => (
                <li key={link.to}>
                  <a href={link.to}>{link.label}</a>
                  {link.text && <span className="small soft">{link.text}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
