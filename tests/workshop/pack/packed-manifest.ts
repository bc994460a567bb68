import { compiledName } from './compile-module.ts';

/** The keys of package.json that the package uses or changes. */
export interface PackageManifest {
  name: string;
  version: string;
  description: string;
  type: 'module';
  bin?: Record<string, string>;
  /** The public API. Default: none, as for extensions */
  exports?: Record<string, string>;
  engines: Record<string, string>;
  browserslist?: string[];
  dependencies: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  prettier?: object;
}

/**
 * The package.json of a package, derived from the one in the repository: the public API is compiled and typed, and
 * dependencies of a site, tests or development are removed.
 */
export function packedManifest(source: PackageManifest): object {
  const { name, version, description, type, bin, engines, browserslist, prettier } = source;
  const { optionalDependencies, peerDependencies } = source;
  const isEngine = source.exports !== undefined;
  const dependencies = Object.entries(source.dependencies).filter(
    ([each, wanted]) => !wanted.startsWith('file:') && !(isEngine && TYPEFACES.test(each)),
  );
  return {
    name,
    version,
    description,
    type,
    bin,
    exports:
      source.exports &&
      Object.fromEntries(Object.entries(source.exports).map(([place, file]) => [place, packedExport(file)])),
    engines,
    browserslist,
    dependencies: Object.fromEntries(dependencies),
    optionalDependencies,
    peerDependencies,
    // Prettier's options for files that commands write, if the project has none.
    prettier,
  };
}

/** A site brings its own typefaces. Only this one stays, for the pictures of a site that names none. */
const TYPEFACES = /^@fontsource(?!-variable\/libre-franklin$)/;

function packedExport(file: string): string | { types: string; default: string } {
  if (!/\.tsx?$/.test(file)) return file;
  return {
    types: file.replace(/^\.\//, './types/').replace(/\.tsx?$/, '.d.ts'),
    default: compiledName(file),
  };
}
