import { expect, test } from 'vitest';
import { withClassesByName } from '../../../src/site-build/bundle/class-imports.ts';

const sheet = "import styles from './card.module.css';\n";

test('each class is imported by its name', () => {
  const code = `${sheet}export default () => <p className={\`\${styles.wide} \${styles.tall}\`} />;`;
  expect(withClassesByName(code)).toBe(code.replace('import styles', 'import * as styles'));
});

test.each(['styles.default', "styles['wide']", 'look(styles)', 'styles.with'])(
  'a sheet is imported as a whole for %s, because that is no import by name',
  (use) => {
    const code = `${sheet}export default () => <p className={${use}} />;`;
    expect(withClassesByName(code)).toBe(code);
  },
);
