import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseTree, type Node } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { lazyTree } from '../../src/authoring/edits/lazy-tree.ts';
import { root } from '../helpers/project.ts';

/** A node without its parents, which would be a cycle. */
function plain({ type, offset, length, value, colonOffset, children }: Node): object {
  return { type, offset, length, value: value as unknown, colonOffset, children: children?.map(plain) };
}

const files = globSync('tests/sites/*/pages-config/**/*.json', { cwd: root });
const texts = [
  ' \n{ }\n ',
  '[]',
  '"a"',
  '-1.5e+3',
  '[1,-2.5 , true,false,null,"]" ]',
  '{"a" : [ {"b\\"}": "\\\\"}, [[ ]] ],\r\n\t"c":{"d":"x, y"}}',
];

test.each([...texts, ...files.map((file) => readFileSync(path.join(root, file), 'utf8').trimEnd())])(
  'the nodes are those of jsonc-parser: %#',
  (text) => {
    expect(plain(lazyTree(text))).toEqual(plain(parseTree(text)!));
  },
);
