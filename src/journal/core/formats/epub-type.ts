/** The media type of books. */
export const EPUB_TYPE = 'application/epub+zip';
