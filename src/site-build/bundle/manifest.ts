/** The files of a bundle, by the modules that they are asked for. */
export type Manifest = Record<string, ManifestChunk>;

interface ManifestChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
  isEntry?: boolean;
}
