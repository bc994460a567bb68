import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RelaxNGValidator, XmlDocument, XmlValidateError, type XmlNode } from 'libxml2-wasm';
import type { XmlValidator } from './validator.ts';

const file = path.join(import.meta.dirname, '../official/raptor2/atom.rng');
const spaces = { atom: 'http://www.w3.org/2005/Atom', s: 'http://www.ascc.net/xml/schematron' };

/**
 * The validator of feeds: the grammar of RFC 4287, with its rules in Schematron that RELAX NG can't express.
 * @see https://www.rfc-editor.org/rfc/rfc4287#appendix-B
 */
export function atomGrammar(): XmlValidator {
  const grammar = XmlDocument.fromString(readFileSync(file, 'utf8'));
  const rules = grammar.find('//s:assert', spaces).map(readRule);
  const validator = RelaxNGValidator.fromDoc(grammar);
  return {
    validate(document) {
      validator.validate(document);
      const broken = rules.flatMap(({ context, test, message }) =>
        document.find(`//${context}[not(${test})]`, spaces).map(({ line }) => ({ line, message })),
      );
      if (broken.length > 0)
        throw XmlValidateError.fromDetails(broken.map((each) => ({ ...each, level: 2, col: 0 })));
    },
  };
}

function readRule(assert: XmlNode): { context: string; test: string; message: string } {
  const at = (xpath: string) => assert.get(xpath, spaces)!.content;
  return { context: at('../@context'), test: at('@test'), message: assert.content };
}
