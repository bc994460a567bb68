import { defineCommand } from '../../src/command/command.ts';

export const command = defineCommand({
  name: 'lsp',
  summary: 'runs the language server, which an editor calls over stdin and stdout',
  options: {
    // Editors add these two options; messages always go through stdin and stdout.
    stdio: { type: 'boolean', help: 'accepted, because editors add it; there is no other transport' },
    clientProcessId: { type: 'string', value: 'ID', help: 'the process of the editor' },
  },
  run: async ({ roots }) => {
    const { createConnection, ProposedFeatures } = await import('vscode-languageserver/node');
    const { startLanguageServer } = await import('../../src/tools/lsp/language-server.ts');
    // stdout belongs to the protocol: everything else is printed to stderr.
    console.log = console.error;
    const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
    // If an editor answers a request with an error, the error is logged and the server continues.
    process.on('unhandledRejection', (reason) => connection.console.error(String(reason)));
    startLanguageServer(connection, roots);
    return 0;
  },
});
