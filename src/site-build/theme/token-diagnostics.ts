import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The diagnostics of a site's tokens. The CSS value parser is loaded on demand, because loading it takes as
 * long as all other checks together.
 * @param text the site's style sheet of tokens
 * @param defaults the engine's style sheet of tokens
 */
export function tokenDiagnostics(text: string, defaults: string) {
  const { findTokenDiagnostics: tokenDiagnostics } =
    require('../../core/theme/token-diagnostics.ts') as typeof import('../../core/theme/token-diagnostics.ts');
  return tokenDiagnostics(text, defaults);
}
