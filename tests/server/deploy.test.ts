import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { configSchema } from '../../src/server/config/config-schema.ts';
import { serverEnvironment, serverFlags } from '../../src/tools/run-server.ts';
import { readConfig } from '../../src/server/config/config.ts';
import { root } from '../helpers/project.ts';
import { caddyfile, folder, servers, services, text, volumes } from './deploy-example.ts';

test('the example of several servers gives each the settings that it reads', () => {
  expect(servers.length).toBeGreaterThanOrEqual(2);
  for (const [, { environment = {}, command = [] }] of servers) {
    const known = Object.keys({ ...configSchema.properties, ...serverEnvironment });
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
    expect(environment).toMatchObject(serverEnvironment);
    const config = readConfig(environment, root);
    expect(config).toMatchObject({ host: '0.0.0.0', proxies: 1, publicUrl: 'https://example.org' });
    expect(command.slice(0, -1)).toEqual(['node', ...serverFlags('/srv/site')]);
    expect(existsSync(path.join(root, command.at(-1)!))).toBe(true);
  }
  expect(text).not.toContain('no value for');
});

test('every name, port and password that services of the example use exists', () => {
  for (const [, { environment, depends_on }] of servers) {
    const config = readConfig(environment!, root);
    const database = new URL(config.databaseUrl!);
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = services[database.hostname]!.environment!;
    expect([database.username, database.password, database.pathname, database.port]).toEqual([
      POSTGRES_USER,
      POSTGRES_PASSWORD,
      `/${POSTGRES_DB}`,
      '5432',
    ]);
    const files = new URL(config.filesUrl!);
    const { environment: keys, command } = services[files.hostname]!;
    expect([files.username, files.password]).toEqual([keys!['KEY'], keys!['SECRET']]);
    expect(command!.join(' ')).toContain(`/data${files.pathname} `);
    expect(Object.keys(depends_on!).sort()).toEqual([database.hostname, files.hostname].sort());
  }
});

test('Caddy sends visitors to each server of the example, and checks each by requesting a page', () => {
  const [, targets = ''] = /reverse_proxy ([^{]+)\{/.exec(caddyfile) ?? [];
  expect(targets.trim().split(/\s+/).sort()).toEqual(
    servers.map(([name, { environment }]) => `${name}:${environment!['PORT']}`).sort(),
  );
  expect(/health_uri (\S+)/.exec(caddyfile)?.[1]).toBe('/');
  for (const [, name = ''] of caddyfile.matchAll(/\{\$(\w+)\}/g))
    expect(Object.keys(services['caddy']!.environment!)).toContain(name);
});

test('every volume and file of the example exists, and no server shares its folder for incoming files', () => {
  const mounts = Object.values(services).flatMap((service) => service.volumes ?? []);
  const sources = mounts.map((mount) => mount.split(':')[0]!);
  const named = sources.filter((source) => !source.startsWith('.'));
  expect(named.sort()).toEqual(Object.keys(volumes).sort());
  for (const source of sources.filter((each) => each.startsWith('.')))
    expect(existsSync(path.join(folder, source))).toBe(true);
  for (const [, { environment, volumes: own = [] }] of servers)
    expect(own.filter((mount) => mount.endsWith(`:${environment!['DATA_DIR']}`))).toHaveLength(1);
});

test('the image starts the server with its flags and settings, and copies existing folders', () => {
  const image = readFileSync(path.join(folder, 'Dockerfile'), 'utf8');
  const stages = image.split(/^FROM /m).slice(1);
  expect(stages).toHaveLength(2);
  const [build = '', run = ''] = stages;
  expect(build).toContain('npm ci --ignore-scripts --omit=dev');
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(run)?.[1] ?? '[]') as string[];
  expect(command).toEqual(['node', ...serverFlags('/srv/site'), 'src/server/main.ts']);
  const words = /^ENV (.*)$/m.exec(run)?.[1]?.split(' ') ?? [];
  const environment = Object.fromEntries(words.map((word) => word.split('='))) as Record<string, string>;
  expect(environment).toMatchObject(serverEnvironment);
  expect(readConfig(environment, root)).toMatchObject({ host: '0.0.0.0', port: 4173, dataDir: '/data' });
  const copied = [...run.matchAll(/^COPY --from=build \/srv\/site\/(\S+)/gm)].map(([, name = '']) => name);
  const made = ['dist', 'node_modules'];
  expect(copied.filter((name) => !made.includes(name) && !existsSync(path.join(root, name)))).toEqual([]);
  expect(copied).toEqual(expect.arrayContaining([...made, 'pages-config', 'schemas', 'scripts', 'src']));
  expect(run).toMatch(/^USER node$/m);
});
