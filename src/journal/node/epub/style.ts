/** The style sheet of a book: e-readers have their own typefaces, sizes and colours. */
export const bookStyle = `h1, h2, h3, h4 { line-height: 1.25; break-after: avoid; text-align: left; hyphens: none }
.subtitle { font-size: 1.15em; font-style: italic }
.journal, .address, .rights, .keywords, figcaption, caption { font-size: 0.85em }
.remark { border-left: 3px solid; padding-left: 0.7em }
.authors { list-style: none; margin: 1em 0; padding: 0 }
.authors span { font-size: 0.85em }
blockquote { margin: 1em 1.5em }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.85em }
figure { margin: 1.5em 0; break-inside: avoid }
figure img { max-width: 100%; height: auto; background: #fff }
table { margin: 1.5em 0; border-collapse: collapse; border-top: 1px solid; border-bottom: 1px solid; font-size: 0.85em }
caption { text-align: left; padding-bottom: 0.5em }
th, td { padding: 0.3em 0.6em; text-align: left; vertical-align: top }
thead { border-bottom: 1px solid }
.right { text-align: right }
.center { text-align: center }
.equation { display: flex; align-items: center; justify-content: space-between; margin: 1em 0; overflow-x: auto }
.notes, .references { font-size: 0.9em }
a { overflow-wrap: anywhere }
`;
