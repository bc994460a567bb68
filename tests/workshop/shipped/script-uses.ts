import { parse } from 'acorn';
import type { AnyNode, Expression, MemberExpression, PrivateIdentifier, Super } from 'acorn';
import { full, fullAncestor } from 'acorn-walk';
import type { LanguageYear } from './language-year.ts';
import { membersByName } from './members.ts';
import { patternUses } from './pattern-uses.ts';
import { featureAt } from './support.ts';
import type { Feature } from './support.ts';
import type { FeatureUse } from './use.ts';

const members = membersByName();
const globalObjects = new Set(['window', 'self', 'globalThis']);
/** The scopes of global members in the data. */
const globalScopes = ['Window', 'WindowOrWorkerGlobalScope', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope'];

/**
 * Finds the features that a script needs, by names only: the type of an object is unknown, so all types with
 * a member of that name are candidates. Members after `?.` may be missing.
 * @param year the edition of ECMAScript that the script may use
 * @throws SyntaxError if the script is newer
 */
export function scriptUses(code: string, year: LanguageYear): FeatureUse[] {
  const tree = parse(code, { ecmaVersion: year, sourceType: 'module', allowHashBang: true });
  const declared = declaredNames(tree);
  const uses: FeatureUse[] = [];
  const add = (candidates: readonly (Feature | undefined)[], text: string, offset: number) => {
    const known = candidates.filter((each) => each !== undefined);
    if (known.length > 0) uses.push({ candidates: known, text, offset });
  };
  fullAncestor(tree, (node, _, ancestors) => {
    const outer = ancestors.at(-2);
    if (node.type === 'MemberExpression') {
      const name = memberName(node);
      if (name === undefined || !mustBeThere(node, outer)) return;
      const owner =
        node.object.type === 'Identifier' && !declared.has(node.object.name) ? node.object.name : undefined;
      if (owner !== undefined || outer?.type === 'CallExpression')
        add(findMemberFeatures(owner, name), `${owner ?? ''}.${name}`, node.property.start);
    } else if (node.type === 'Identifier') {
      if (!declared.has(node.name) && !isTypeof(outer)) add(globalNamed(node.name), node.name, node.start);
    } else if (
      node.type === 'VariableDeclarator' &&
      node.init?.type === 'Identifier' &&
      node.id.type === 'ObjectPattern'
    ) {
      const { name: owner } = node.init;
      for (const each of declared.has(owner) ? [] : node.id.properties)
        if (each.type === 'Property' && each.key.type === 'Identifier')
          add(findMemberFeatures(owner, each.key.name), `${owner}.${each.key.name}`, each.start);
    } else if (node.type === 'Literal' && 'regex' in node && node.regex)
      uses.push(...patternUses(node.regex.pattern, node.regex.flags, node.start));
    else if ((node.type === 'NewExpression' || node.type === 'CallExpression') && isRegExp(node.callee)) {
      const [pattern, flags] = node.arguments.map((each) => literalText(each as Expression));
      if (pattern !== undefined) uses.push(...patternUses(pattern, flags ?? '', node.start));
    }
  });
  return uses;
}

/** All names that the script declares; other global names belong to the browser. */
function declaredNames(tree: AnyNode): ReadonlySet<string> {
  const names = new Set<string>();
  full(tree, (node, _, type) => {
    // acorn-walk calls every binding a pattern.
    if (type === 'VariablePattern' && node.type === 'Identifier') names.add(node.name);
    const id = 'id' in node ? node.id : undefined;
    if (id && 'name' in id && typeof id.name === 'string') names.add(id.name);
    if (node.type === 'ImportDeclaration') for (const { local } of node.specifiers) names.add(local.name);
  });
  return names;
}

function memberName({ computed, property }: MemberExpression): string | undefined {
  if (!computed && property.type === 'Identifier') return property.name;
  const isText = computed && property.type === 'Literal' && typeof property.value === 'string';
  return isText ? (property.value as string) : undefined;
}

/**
 * Whether the script fails without the member: it is called, or something in it is accessed. Otherwise it is
 * only undefined.
 */
function mustBeThere(node: AnyNode, outer: AnyNode | undefined): boolean {
  if (outer?.type === 'NewExpression') return outer.callee === node;
  if (outer?.type === 'CallExpression') return outer.callee === node && !outer.optional;
  return outer?.type === 'MemberExpression' && outer.object === node && !outer.optional;
}

function isTypeof(node: AnyNode | undefined): boolean {
  return node?.type === 'UnaryExpression' && node.operator === 'typeof';
}

/** Members of an unknown object count only if they are called: other names may belong to anything. */
function findMemberFeatures(owner: string | undefined, name: string): (Feature | undefined)[] {
  if (owner !== undefined && globalObjects.has(owner)) return globalNamed(name);
  if (owner !== undefined && isType(owner))
    return [featureAt('javascript', 'builtins', owner, name), featureAt('api', owner, `${name}_static`)];
  return [...(members.get(name) ?? [])];
}

function isType(name: string): boolean {
  return (
    featureAt('javascript', 'builtins', name) !== undefined ||
    (/^[A-Z]/.test(name) && featureAt('api', name) !== undefined)
  );
}

function globalNamed(name: string): (Feature | undefined)[] {
  return [
    featureAt('javascript', 'builtins', name),
    featureAt('api', name),
    ...globalScopes.map((scope) => featureAt('api', scope, name)),
  ];
}

function isRegExp(callee: Expression | Super | PrivateIdentifier): boolean {
  return callee.type === 'Identifier' && callee.name === 'RegExp';
}

/** The text of a literal; an interpolation counts as one letter. */
function literalText(node: Expression | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('x');
  return undefined;
}
