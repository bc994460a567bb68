/** What a command answers. */
export interface CommandResult {
  text: string;
  /** 0: done, 1: the content has errors, 2: the command was not understood. */
  code: 0 | 1 | 2;
}
