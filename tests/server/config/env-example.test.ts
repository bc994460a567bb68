import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { configSchema } from '../../../src/server/config/config-schema.ts';
import { readConfig } from '../../../src/server/config/config.ts';
import { root } from '../../helpers/project.ts';

const text = readFileSync(path.join(root, '.env.example'), 'utf8');
const all = parseEnv(text.replace(/^#(?=[A-Z_]+=)/gm, ''));

test('the example of settings names every variable, each with an explanation', () => {
  const known = Object.keys(configSchema.properties);
  expect(
    Object.keys(all)
      .filter((name) => !name.startsWith('DELIVERY_'))
      .sort(),
  ).toEqual(known.sort());
  const kinds = new Set(Object.keys(all).flatMap((name) => /^DELIVERY_.*_([A-Z]+)$/.exec(name)?.[1] ?? []));
  expect([...kinds].sort()).toEqual(['EMAIL', 'SECRET', 'WEBHOOK']);
  for (const block of text.trim().split('\n\n').slice(1)) {
    if (/^#?[A-Z_]+=/m.test(block)) expect(block).toMatch(/^# \S/);
  }
});

test('the example is valid unchanged, and with everything enabled', () => {
  const plain = readConfig(parseEnv(text), root);
  expect(plain).toEqual(readConfig({}, root));
  // The file may contain only one of two settings for the same value.
  const { deliveries } = readConfig({ ...all, BACKUP_KEY_FILE: '' }, root);
  expect([...deliveries.values()]).toContainEqual({
    email: expect.any(String),
    webhook: expect.any(String),
    secret: expect.any(String),
  });
});
