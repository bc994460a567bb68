import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  evaluateXPathToBoolean,
  evaluateXPathToFirstNode,
  evaluateXPathToNodes,
  evaluateXPathToString,
  registerCustomXPathFunction,
} from 'fontoxpath';
import { parseXmlDocument, type Element, type Node } from 'slimdom';

/* The official Schematron rules of JATS4R 1.0. @see https://jats4r.niso.org */

const folder = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@jats4r/schematrons/package.json'))),
  'schematrons/1.0',
);
const read = (file: string) => parseXmlDocument(readFileSync(path.join(folder, file), 'utf8'));
const main = read('jats4r.sch');
const all = (query: string, node: Node) => evaluateXPathToNodes<Element>(query, node);

const prefixes = new Map(
  all('//*:ns', main).map((ns) => [ns.getAttribute('prefix')!, ns.getAttribute('uri')!]),
);
const options = { namespaceResolver: (prefix: string) => prefixes.get(prefix) ?? null };
const patterns = [
  ...all('//*:pattern', main),
  ...all('//*:include', main).flatMap((include) => all('//*:pattern', read(include.getAttribute('href')!))),
];
for (const definition of all('//*:function', main)) registerFunction(definition);

/**
 * Checks an article by the rules of JATS4R.
 * @param phase the rules: required or recommended ones
 * @returns the messages of the violated rules
 * @throws if the rules have no such phase
 */
export function jats4rProblems(text: string, phase: 'errors' | 'warnings'): string[] {
  // The rules of 1.0 spell the type of this note in capitals; JATS has spelt it in small letters since 1.2.
  const article = parseXmlDocument(text.replaceAll('fn-type="coi-statement"', 'fn-type="COI-statement"'));
  const active = all(`//*:phase[@id = '${phase}']/*:active`, main).map((each) =>
    each.getAttribute('pattern'),
  );
  const used = patterns.filter((pattern) => active.includes(pattern.getAttribute('id')));
  if (used.length === 0) throw new Error(`No pattern is active in the phase ${phase}.`);
  return used.flatMap((pattern) => problemsByPattern(pattern, article));
}

/** Within a pattern, the first rule whose context matches a node applies. */
function problemsByPattern(pattern: Element, article: Node): string[] {
  const seen = new Set<Node>();
  return all('*:rule', pattern).flatMap((rule) =>
    evaluateXPathToNodes<Node>(anywhere(rule.getAttribute('context')!), article, null, {}, options)
      .filter((node) => !seen.has(node) && seen.add(node))
      .flatMap((node) => problemsByRule(rule, node)),
  );
}

function problemsByRule(rule: Element, node: Node): string[] {
  return all('*:assert | *:report', rule).flatMap((check) => {
    const holds = evaluateXPathToBoolean(check.getAttribute('test')!, node, null, {}, options);
    const isDiagnostic = check.localName === 'assert' ? !holds : holds;
    return isDiagnostic ? [evaluateXPathToString('normalize-space(.)', check)] : [];
  });
}

/** Changes a context, which is a pattern of XSLT, into an XPath that matches nodes at any depth. */
function anywhere(context: string): string {
  return context
    .split('|')
    .map((each) => (each.trim().startsWith('/') ? each : `//${each.trim()}`))
    .join(' | ');
}

/** Registers a function that the rules define in XSLT: parameters, variables and one value. */
function registerFunction(definition: Element): void {
  const [prefix, localName] = definition.getAttribute('name')!.split(':');
  const parameters = all('*:param', definition).map((each) => each.getAttribute('name')!);
  const variables = all('*:variable', definition).map(
    (each) => `let $${each.getAttribute('name')} := ${each.getAttribute('select')}`,
  );
  const value = (evaluateXPathToFirstNode<Element>('*:value-of', definition) as Element).getAttribute(
    'select',
  );
  const body = variables.length > 0 ? `${variables.join(' ')} return (${value})` : value!;
  registerCustomXPathFunction(
    { localName: localName!, namespaceURI: prefixes.get(prefix!)! },
    parameters.map(() => 'xs:string?'),
    'xs:boolean',
    (_context: unknown, ...values: unknown[]) =>
      evaluateXPathToBoolean(
        body,
        null,
        null,
        Object.fromEntries(parameters.map((name, index) => [name, values[index] ?? ''])),
      ),
  );
}
