import { escapeMarkup } from 'pagewright/text';

/** A document of a book. */
export function xhtml(title: string, language: string, body: string): string {
  const lang = escapeMarkup(language);
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${lang}" xml:lang="${lang}">
<head>
<title>${escapeMarkup(title)}</title>
<link rel="stylesheet" href="style.css"/>
</head>
<body>
${body}</body>
</html>
`;
}
