import type { JsonPath } from '../../json/json-source.ts';
import type { SchemaSet } from '../../schema/compose-schema.ts';
import { proseAt } from '../../schema/prose.ts';
import { declaredLanguages, type SiteLanguage } from './languages.ts';
import type { JsonObject } from '../valid-page.ts';
import { findValueAt } from '../../json/data-path.ts';

/** A visible text of _site.json. */
export interface SiteText {
  path: JsonPath;
  text: string;
}

/** The keys of _site.json with texts that visitors read: on every page, or on the pages of templates. */
const VISIBLE_KEYS = [
  'name',
  'tagline',
  'description',
  'logo',
  'header',
  'navigation',
  'footer',
  'services',
  'copyright',
  'copyrightBelow',
  'chat',
  'backgroundFilm',
];

/** All texts of _site.json that visitors read. */
export function siteTexts(set: SchemaSet, site: JsonObject): SiteText[] {
  const texts: SiteText[] = [];
  const visit = (value: unknown, path: JsonPath) => {
    if (typeof value === 'string') {
      if (value !== '' && proseAt(set, 'site', site, path)) texts.push({ path, text: value });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value))
        visit(inner, [...path, key]);
    }
  };
  for (const key of VISIBLE_KEYS) visit(site[key], [key]);
  return texts;
}

/**
 * Translates the data of _site.json: texts, language code and messages. Texts without a translation stay in the
 * main language.
 * @returns `site` itself for the main language and for an undeclared one
 */
export function siteIn(set: SchemaSet, site: JsonObject, language: string): JsonObject {
  const declared = declaredLanguages(site).find(({ code }) => code === language);
  if (!declared || language === site['language']) return site;
  let translations = translated.get(site);
  if (!translations) translated.set(site, (translations = new Map()));
  const data = translations.get(language) ?? siteWith(set, site, declared);
  translations.set(language, data);
  return data;
}

function siteWith(
  set: SchemaSet,
  site: JsonObject,
  { code, texts = {}, messages = {} }: SiteLanguage,
): JsonObject {
  const copy = JSON.parse(JSON.stringify(site)) as JsonObject;
  for (const { path, text } of siteTexts(set, site))
    if (Object.hasOwn(texts, text)) put(copy, path, texts[text]!);
  return Object.assign(copy, { language: code, messages });
}

/** Cached by the site's data, because each page with a template needs it. */
const translated = new WeakMap<JsonObject, Map<string, JsonObject>>();

/** The texts of _site.json that a language lacks. */
export function untranslatedTexts(set: SchemaSet, site: JsonObject, language: string): SiteText[] {
  const declared = declaredLanguages(site).find(({ code }) => code === language);
  const texts = declared?.texts ?? {};
  return siteTexts(set, site).filter(({ text }) => !Object.hasOwn(texts, text));
}

function put(data: JsonObject, path: JsonPath, text: string): void {
  const parent = findValueAt(data, path.slice(0, -1));
  (parent as Record<string | number, unknown>)[path.at(-1)!] = text;
}
