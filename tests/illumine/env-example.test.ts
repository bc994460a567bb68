import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '../../src/server/config/config.ts';
import { root } from '../helpers/project.ts';

test('the example of settings names every delivery of this site’s forms', () => {
  const folder = path.join(root, 'pages-config/_forms');
  // A translation (quote.hi.json) has only texts.
  const forms = readdirSync(folder).filter((file) => /^[^.]+\.json$/.test(file));
  const named = forms.map((file) => {
    return (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { delivery: string }).delivery;
  });
  const text = readFileSync(path.join(root, '.env.example'), 'utf8');
  // The example shows both ways to name a key.
  const { BACKUP_KEY_FILE: _other, ...set } = parseEnv(text.replace(/^#(?=[A-Z_]+=)/gm, ''));
  const { deliveries } = readConfig(set, root);
  expect([...deliveries.keys()].sort()).toEqual([...new Set(named)].sort());
});
