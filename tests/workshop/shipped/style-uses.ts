import { parse, walk } from 'css-tree';
import type { Atrule, CssNode, Declaration, WalkContext } from 'css-tree';
import type { Identifier } from '@mdn/browser-compat-data';
import { compatData, featureAt } from './support.ts';
import type { Feature } from './support.ts';
import type { FeatureUse } from './use.ts';

/** A use in a style sheet, with its fallbacks. */
export interface StyleUse extends FeatureUse {
  /** The index of the declaration that needs the feature. */
  declaration?: number;
  /** The indices of earlier declarations of the same property in the block, prefixed ones included. */
  fallbacks: readonly number[];
  /** The conditions of `@supports` around it. */
  conditions: readonly string[];
}

/**
 * Finds the features that a style sheet needs: rules, conditions, selectors, properties and values. Prefixed
 * properties are ignored, because browsers drop unknown properties. Prefixed selectors are not, because one
 * invalidates the whole rule.
 * @throws Error if the style sheet can't be parsed
 */
export function styleUses(css: string): StyleUse[] {
  const uses: StyleUse[] = [];
  const conditions: string[] = [];
  const known = new Map<unknown, { property: string; number: number }[]>();
  let number = 0;
  walk(read(css), {
    enter(this: WalkContext, node: CssNode) {
      if (isSupports(node)) conditions.push(textIn(css, node.prelude));
      // A feature in the condition is tested, and so not needed.
      if (this.atrulePrelude && this.atrule?.name === 'supports') return;
      const found = {
        fallbacks: [] as number[],
        ...(node.type === 'Declaration' && { declaration: (number += 1) }),
      };
      if (node.type === 'Declaration') {
        const own = known.get(this.block) ?? [];
        known.set(this.block, own);
        found.fallbacks = own
          .filter(({ property }) => unprefixed(property) === node.property)
          .map((each) => each.number);
        own.push({ property: node.property, number });
      }
      for (const feature of findFeatures(node, this.atrule)) {
        const [from, to] = [node.loc?.start.offset ?? 0, node.loc?.end.offset ?? 0];
        const text = css.slice(from, Math.min(to, from + 60));
        uses.push({ candidates: [feature], text, offset: from, conditions: [...conditions], ...found });
      }
    },
    leave(node: CssNode) {
      if (isSupports(node)) conditions.pop();
    },
  });
  return uses;
}

/** For brackets in a condition, css-tree reports a recoverable error without a node. */
function read(css: string): CssNode {
  return parse(css, {
    positions: true,
    parseCustomProperty: true,
    onParseError: (diagnostic, node: CssNode | undefined) => {
      if (node) throw new SyntaxError(`css-tree cannot read this style sheet: ${diagnostic.message}`);
    },
  });
}

function unprefixed(property: string): string {
  return property.replace(/^-(webkit|moz)-/, '');
}

function findFeatures(node: CssNode, rule: Atrule | null): Feature[] {
  const found = (): (Feature | undefined)[] => {
    if (node.type === 'Declaration') return ofDeclaration(node);
    if (node.type === 'Atrule') return [featureAt('css', 'at-rules', node.name)];
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
      return [featureAt('css', 'selectors', node.name)];
    if (node.type === 'NestingSelector') return [featureAt('css', 'selectors', 'nesting')];
    if (node.type === 'Feature') return [featureAt('css', 'at-rules', rule?.name ?? 'media', node.name)];
    if (node.type === 'FeatureRange' && rule?.name === 'media')
      return [featureAt('css', 'at-rules', 'media', 'range_syntax')];
    if (node.type === 'FeatureFunction' && node.feature === 'style')
      return [featureAt('css', 'at-rules', 'container', 'style_queries_for_custom_properties')];
    return [];
  };
  return found().filter((feature) => feature !== undefined);
}

function isSupports(node: CssNode): node is Atrule {
  return node.type === 'Atrule' && node.name === 'supports';
}

function textIn(css: string, node: CssNode | null): string {
  return node?.loc ? css.slice(node.loc.start.offset, node.loc.end.offset) : '';
}

/** The property, its keywords, and the functions and units in it. */
function ofDeclaration({ property, value }: Declaration): (Feature | undefined)[] {
  const isOwn = property.startsWith('--');
  const found: (Feature | undefined)[] = isOwn ? [] : [featureAt('css', 'properties', property)];
  if (!isOwn && property.startsWith('-')) return [];
  const keywords: string[] = [];
  walk(value, (node) => {
    if (node.type === 'Identifier') {
      keywords.push(node.name);
      if (!isOwn) found.push(featureAt('css', 'properties', property, node.name));
    } else if (node.type === 'Function') {
      const name = node.name.toLowerCase();
      found.push(functions.get(name), isOwn ? undefined : featureAt('css', 'properties', property, name));
      const isRelative = node.children.first?.type === 'Identifier' && node.children.first.name === 'from';
      if (isRelative) found.push(featureAt('css', 'types', 'color', name, 'relative_syntax'));
    } else if (node.type === 'Dimension') found.push(unitFeature(node.unit.toLowerCase()));
    else if (node.type === 'Operator' && node.value === '/' && property === 'content')
      found.push(featureAt('css', 'properties', 'content', 'alt_text'));
  });
  if (property === 'display' && keywords.length > 1)
    found.push(featureAt('css', 'properties', 'display', 'multi-keyword_values'));
  return found;
}

type DataTree = Record<string, Identifier>;
const types = Object.entries(
  (compatData as unknown as Record<string, DataTree>)['css']!['types'] as DataTree,
);
/** Functions of values by name: `min()`, and `oklch()` among the colours. */
const functions = new Map<string, Feature>();
for (const [type, inner] of types)
  for (const [name, { __compat: compat }] of Object.entries(inner as DataTree))
    if (name !== '__compat' && compat)
      functions.set(name.replace(/-function$/, ''), { path: `css.types.${type}.${name}`, compat });
for (const [name, { __compat: compat }] of types)
  if (compat) functions.set(name, { path: `css.types.${name}`, compat });

const unitGroups: [pattern: RegExp, name: string][] = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^cq/, 'container_query_length_units'],
];

function unitFeature(unit: string): Feature | undefined {
  const group = unitGroups.find(([pattern]) => pattern.test(unit))?.[1];
  return featureAt('css', 'types', 'length', group ?? unit);
}
