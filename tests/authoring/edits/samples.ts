/** JSON texts in many layouts. An edit must not change the rest of a text. */
export const samples: Record<string, string> = {
  'two spaces':
    '{\n  "title": "Bread",\n  "sections": [\n    { "type": "hero", "title": "A" },\n    { "type": "faq", "items": [] }\n  ]\n}\n',
  tabs: '{\n\t"a": [\n\t\t1,\n\t\t2\n\t],\n\t"b": {\n\t\t"c": null\n\t}\n}\n',
  'one line': '{ "a": [1, 2], "b": { "c": "x, y" }, "d": [] }',
  minified: '{"a":[1,{"b":[]}],"c":{},"d":"\\"quoted\\" and \\u00e9"}',
  'line ends of Windows': '{\r\n    "a": [\r\n        "x",\r\n        "y"\r\n    ],\r\n    "b": {}\r\n}\r\n',
  'with a byte order mark': '\ufeff{\n  "a": true,\n  "b": [[1], [2, 3]]\n}\n',
  nested: '{"a":\n  [ [ [1],\n [2,3 ]], {"x" : {"y":[ ] }} ]\n, "b" :1.50 , "c":"\\n"}',
  'empty lists': '{\n  "a": [],\n  "b": [\n  ],\n  "c": {},\n  "d": { }\n}\n',
  'blank lines': '{\n\n  "a": 1,\n\n  "b": [1,\n\n    2,   3]\n\n}',
  'commas first': '{ "a": 1\n, "b": [ 1\n, 2\n]\n}\n',
};
