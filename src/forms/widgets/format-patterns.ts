/** Patterns for browsers without scripts; the server validates the format completely. */
export const formatPatterns: Readonly<Record<string, string>> = {
  email: String.raw`[^@]+@(?:[A-Za-z0-9\-]+\.)+[A-Za-z0-9\-]+`,
  uri: '[Hh][Tt][Tt][Pp][Ss]?://.+',
  digits: '[0-9]+',
  code: String.raw`[A-Z0-9\-]+`,
  orcid: String.raw`(https://orcid\.org/)?(\d{4}-){3}\d{3}[\dX]`,
  doi: String.raw`(https://doi\.org/)?10\.\d{4,9}/.+`,
  isbn: String.raw`[\dX\-]{10,17}`,
};
