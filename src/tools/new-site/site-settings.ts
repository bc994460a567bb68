/** The settings next to a new site's content: for git, editors and reviewers. */
export const siteSettings: Readonly<Record<string, string>> = {
  '.gitignore': 'node_modules/\n.pagewright/\nschemas/editor/\ndist/\ndist-*/\nvar/\nvar-*/\n.env\n',
  '.vscode/settings.json': `{
  "editor.quickSuggestions": { "strings": true },
  "json.validate.enable": true
}
`,
  '.github/workflows/site.yml': `name: site
on: [push, pull_request]
permissions:
  contents: read
jobs:
  site:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v6
      - uses: actions/setup-node@v6
        with:
          node-version: 24
          cache: npm
      - run: npm ci --ignore-scripts
      - run: npx pagewright validate --format github
      - run: npx pagewright build
`,
};
