import { compiledName } from './compile-module.ts';

/** The keys of package.json that the package keeps or changes. */
export interface PackageManifest {
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
 * The package.json of the package, derived from the engine's own: the public API is compiled and typed, and
 * dependencies of a site, tests or development are removed.
 */
export function packedManifest(engine: PackageManifest): object {
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
    // The layout of written files, if the project has no other.
    prettier,
  };
}

/** A site brings its own typefaces; pictures use this one if a site names none. */
const TYPEFACES = /^@fontsource(?!-variable\/libre-franklin$)/;

function packedExport(file: string): string | { types: string; default: string } {
  if (!/\.tsx?$/.test(file)) return file;
  return {
    types: file.replace(/^\.\//, './types/').replace(/\.tsx?$/, '.d.ts'),
    default: compiledName(file),
  };
}
