const boundary = '----form-test';

export const multipartType = `multipart/form-data; boundary=${boundary}`;

type Part = [name: string, value: string] | [name: string, file: Buffer, fileName: string];

/** A multipart body as browsers write it: names in UTF-8, with quotes and line breaks escaped. */
export function multipart(parts: Part[]): Buffer {
  const pieces = parts.flatMap(([name, value, fileName]) => {
    const file =
      fileName === undefined
        ? ''
        : `; filename="${escape(fileName)}"\r\nContent-Type: application/octet-stream`;
    return [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${escape(name)}"${file}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ];
  });
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
}

function escape(text: string): string {
  return text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
