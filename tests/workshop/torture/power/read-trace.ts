/** One file operation of a process, in the order in which the calls ended. */
export type TracedCall =
  | { does: 'create' | 'mkdir' | 'unlink' | 'sync'; path: string }
  | { does: 'write'; path: string; bytes: Buffer; at: number | undefined }
  | { does: 'truncate'; path: string; size: number }
  | { does: 'rename'; path: string; to: string }
  | { does: 'answer'; text: string };

/** The options of strace for this format. */
export const traceOptions = [
  '-f',
  '-y',
  '-z',
  '-qq',
  '-xx',
  '-s',
  '4000000',
  '-e',
  'trace=openat,mkdir,mkdirat,write,writev,pwrite64,pwritev,ftruncate,fsync,fdatasync,rename,renameat,renameat2,unlink,unlinkat,sendto',
];

/** Parses a trace of strace. @throws Error for an unknown call */
export function readTrace(text: string): TracedCall[] {
  const begun = new Map<string, string>();
  return text.split('\n').flatMap((line) => {
    const [, pid = '', rest = ''] = /^(\d+)\s+(\S.*)$/.exec(line) ?? [];
    if (rest.endsWith('<unfinished ...>')) {
      begun.set(pid, rest.slice(0, -'<unfinished ...>'.length));
      return [];
    }
    const [, resumed] = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest) ?? [];
    const call = resumed === undefined ? rest : (begun.get(pid) ?? '') + resumed;
    return parseStep(call) ?? [];
  });
}

function parseStep(call: string): TracedCall | undefined {
  const [, name = '', inside = ''] = /^(\w+)\((.*)\)\s+= /.exec(call) ?? [];
  const fd = /^\d+<(.*?)>/.exec(inside)?.[1] ?? '';
  const file = decoded(fd);
  const strings = [...inside.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex = '']) => hexBytes(hex));
  const first = strings[0] ?? Buffer.alloc(0);
  switch (name) {
    case 'openat':
      return inside.includes('O_CREAT') ? { does: 'create', path: first.toString() } : undefined;
    case 'mkdir':
    case 'mkdirat':
      return { does: 'mkdir', path: first.toString() };
    case 'unlink':
    case 'unlinkat':
      return { does: 'unlink', path: first.toString() };
    case 'rename':
    case 'renameat':
    case 'renameat2':
      return { does: 'rename', path: first.toString(), to: String(strings[1]) };
    case 'fsync':
    case 'fdatasync':
      return { does: 'sync', path: file };
    case 'ftruncate':
      return { does: 'truncate', path: file, size: Number(/, (\d+)$/.exec(inside)?.[1]) };
    case 'pwrite64':
    case 'pwritev':
      return {
        does: 'write',
        path: file,
        bytes: Buffer.concat(strings),
        at: Number(/, (\d+)$/.exec(inside)?.[1]),
      };
    case 'write':
    case 'writev':
    case 'sendto': {
      const bytes = Buffer.concat(strings);
      if (file.startsWith('/')) return { does: 'write', path: file, bytes, at: undefined };
      return { does: 'answer', text: bytes.toString('latin1') };
    }
    default:
      return undefined;
  }
}

/** Decodes a path: strace writes it literally, except for escaped characters. */
function decoded(path: string): string {
  return path.replaceAll(/(?:\\x[0-9a-f]{2})+/g, (hex) => hexBytes(hex).toString());
}

function hexBytes(hex: string): Buffer {
  return Buffer.from(hex.replaceAll('\\x', ''), 'hex');
}
