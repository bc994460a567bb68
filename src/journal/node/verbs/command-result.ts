/** The result of a command. */
export interface CommandResult {
  text: string;
  /** 0: success, 1: the content has errors, 2: invalid call. */
  code: 0 | 1 | 2;
}
