import { compiledName } from './compile-module.ts';

/** The keys of package.json that the package uses or changes. */
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
 * The package.json of the package, derived from the engine's own: it exports the compiled public API with
 * types, and lacks dependencies that only a site, tests or development need.
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
    // The layout of written files, for projects without settings for it.
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
