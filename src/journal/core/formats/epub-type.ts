/** The media type of EPUB files. */
export const EPUB_TYPE = 'application/epub+zip';
