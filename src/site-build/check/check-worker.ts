import { parentPort, workerData } from 'node:worker_threads';
import { validateFile, type FileCheck } from '../../core/validate-file.ts';
import type { JsonObject } from '../../core/content/valid-page.ts';
import { readJson } from '../../core/json/json-source.ts';
import { toRoute } from '../../core/page/routes.ts';
import { parseSharedSections } from '../../core/parse-shared-sections.ts';
import { readHouseStyle } from '../../core/rules/texts/house-style.ts';
import { cachedFacts } from '../cached-facts.ts';
import { loadTemplates } from '../load-templates.ts';
import { readWithHash } from '../cache/file-hashes.ts';
import { cachedSchemas } from '../cached-schemas.ts';
import type { CheckedAhead, CheckInput, FromCheckThread } from './check-messages.ts';

/* The thread that validates pages one by one. It returns only the results, for the cache. */

const { roots, site, shared, schemas, editorSchemas, extensions, contextHashes } = workerData as CheckInput;
const main = parentPort!;

const expandTemplate = await loadTemplates(roots, extensions);
let checkPromise: Promise<FileCheck> | undefined;

main.on('message', async (files: string[]) => {
  const check = await (checkPromise ??= prepare());
  send(files.map((file) => checkPage(file, check)));
});

/** Prepares the inputs of validation when the first files arrive: by then the schemas are compiled. */
async function prepare(): Promise<FileCheck> {
  const withoutSite: FileCheck = {
    set: await cachedSchemas(roots, schemas),
    expandTemplate,
    editorSchemas,
    ...readHouseStyle({ site }),
    shared: parseSharedSections({ shared }),
    site: undefined,
  };
  const isSiteValid = site !== null && validateFile(site, 'site', '', withoutSite).valid;
  return isSiteValid ? { ...withoutSite, site: readJson(site).data as JsonObject } : withoutSite;
}

function checkPage(file: string, check: FileCheck): CheckedAhead {
  const { state, bytes } = readWithHash(`${roots.site}/${file}`);
  const fileFacts = validateFile({ path: file, text: bytes.toString('utf8') }, 'page', toRoute(file), check);
  return { file, state, facts: cachedFacts(fileFacts, { ...contextHashes, hash: state[4] }) };
}

function send(results: FromCheckThread): void {
  main.postMessage(results);
}
