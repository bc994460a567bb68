/**
 * A mistake in a file of the bakery, below pages-config: the text, its replacement, and the diagnostic, which is in
 * this file unless another is named.
 */
export type Mistake = [file: string, from: string, to: string, code: string, reportedIn?: string];
