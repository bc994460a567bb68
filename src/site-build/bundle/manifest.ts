/** The files of a bundle by module. */
export type Manifest = Record<string, ManifestChunk>;

interface ManifestChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
  isEntry?: boolean;
}
