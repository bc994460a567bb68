import { compiledName } from './compile-module.ts';

/** What of package.json the package keeps, and what it says otherwise. */
export interface Manifest {
  name: string;
  version: string;
  description: string;
  type: 'module';
  bin: Record<string, string>;
  exports: Record<string, string>;
  engines: Record<string, string>;
  browserslist: string[];
  dependencies: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  prettier: object;
}

/**
 * The package.json of the package, made of the engine's own: the public API is compiled and typed, and what only a site, a
 * test or a developer needs is left out.
 */
export function packedManifest(engine: Manifest): object {
  const { name, version, description, type, bin, engines, browserslist, optionalDependencies, prettier } =
    engine;
  const dependencies = Object.entries(engine.dependencies).filter(([each]) => !TYPEFACES.test(each));
  return {
    name,
    version,
    description,
    type,
    bin,
    exports: Object.fromEntries(
      Object.entries(engine.exports).map(([place, file]) => [place, packedExport(file)]),
    ),
    engines,
    browserslist,
    dependencies: Object.fromEntries(dependencies),
    optionalDependencies,
    // The layout of what is written, where the project has no other.
    prettier,
  };
}

/** A site brings the typefaces that it is set in; pictures are set in this one where a site names none. */
const TYPEFACES = /^@fontsource(?!-variable\/libre-franklin$)/;

function packedExport(file: string): string | { types: string; default: string } {
  if (!/\.tsx?$/.test(file)) return file;
  return {
    types: file.replace(/^\.\//, './types/').replace(/\.tsx?$/, '.d.ts'),
    default: compiledName(file),
  };
}
