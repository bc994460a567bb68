import { defineCommand } from '../../src/command/command.ts';

export const command = defineCommand({
  name: 'lsp',
  summary: 'the language server, which an editor starts and talks to over stdin and stdout',
  options: {
    // Editors add these two of the protocol by themselves; its messages go through stdin and stdout in any case.
    stdio: { type: 'boolean', help: 'the usual way of talking, and the only one' },
    clientProcessId: { type: 'string', value: 'ID', help: 'of the editor' },
  },
  run: async ({ roots }) => {
    const { createConnection, ProposedFeatures } = await import('vscode-languageserver/node');
    const { startLanguageServer } = await import('../../src/tools/lsp/language-server.ts');
    // The protocol has stdout for itself: whatever says something there says it to the person at the terminal.
    console.log = console.error;
    const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
    // An editor that answers a question with an error is no reason to stop: what failed is in its log.
    process.on('unhandledRejection', (reason) => connection.console.error(String(reason)));
    startLanguageServer(connection, roots);
    return 0;
  },
});
