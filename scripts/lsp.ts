/** The language server, which an editor starts and talks to over stdin and stdout. Usage: npm run -s lsp [-- --site DIR] */
import './compile-cache.mjs';
import { wordsOfCall } from './words.ts';

const { createConnection, ProposedFeatures } = await import('vscode-languageserver/node');
const { startLanguageServer } = await import('../src/tools/lsp/language-server.ts');

// Editors add these two of the protocol by themselves; its messages go through stdin and stdout in any case.
const { roots } = wordsOfCall('npm run -s lsp [-- --site DIR]', {
  stdio: { type: 'boolean' },
  clientProcessId: { type: 'string' },
});
// The protocol has stdout for itself: whatever says something there says it to the person at the terminal.
console.log = console.error;
const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
// An editor that answers a question with an error is no reason to stop: what failed is in its log.
process.on('unhandledRejection', (reason) => connection.console.error(String(reason)));
startLanguageServer(connection, roots);
