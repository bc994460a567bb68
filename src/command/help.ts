import type { Command, CommandGroup, Options } from './command.ts';

/** The usage of a command in one line. */
export function usageLine(typed: string, { takes, options }: Pick<Command, 'takes' | 'options'>): string {
  const optionTexts = Object.entries(options).map(([name, rules]) => `[${optionSyntax(name, rules)}]`);
  // The usage line lists only a few options; the help lists all of them.
  const optional = optionTexts.length > 3 ? ['[OPTION…]'] : optionTexts;
  return [typed, takes, ...optional].filter(Boolean).join(' ');
}

/** The complete help of a command. */
export function commandHelp(typed: string, command: Command): string {
  const { takes, options, summary, details } = command;
  const allOptions: Options = {
    ...options,
    ...(command.needsNoSite !== true && {
      site: {
        type: 'string',
        value: 'DIR',
        help: 'the folder of the site; default: the nearest one above this folder',
      },
    }),
    help: { type: 'boolean', help: 'shows this help' },
  };
  const rows = Object.entries(allOptions).map(([name, rules]) => {
    const defaultText = typeof rules.default === 'string' ? `; default: ${rules.default}` : '';
    return [optionSyntax(name, rules), `${rules.help}${defaultText}`] as const;
  });
  const usage = [typed, takes, '[OPTION…]'].filter(Boolean).join(' ');
  return `${[usage, '', summary, '', ...formatColumns(rows), ...(details ? ['', details] : [])].join('\n')}\n`;
}

/** The help of a command with subcommands. */
export function groupHelp(typed: string, group: CommandGroup, verbs: readonly Command[]): string {
  const rows = verbs.map(
    ({ name, takes, summary }) => [[name, takes].filter(Boolean).join(' '), summary] as const,
  );
  const details = group.details ? ['', group.details] : [];
  return `${[`${typed} VERB …`, '', group.summary, '', ...formatColumns(rows), '', `${typed} VERB --help explains one.`, ...details].join('\n')}\n`;
}

/** Formats two columns; a text that is too long for the first column gets a separate line. */
export function formatColumns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.min(28, Math.max(...rows.map(([first]) => first.length))) + 2;
  return rows.map(([first, second]) => {
    const isLong = first.length > width - 2;
    return `  ${isLong ? `${first}\n${' '.repeat(width + 2)}` : first.padEnd(width)}${second}`;
  });
}

function optionSyntax(name: string, { type, value }: Options[string]): string {
  return type === 'boolean' ? `--${name}` : `--${name} ${value ?? 'TEXT'}`;
}
