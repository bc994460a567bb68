/**
 * A mistake in a file of the bakery, below pages-config: what stands there, what somebody writes, and what is told of it, in
 * this file unless another is named.
 */
export type Mistake = [file: string, from: string, to: string, code: string, toldIn?: string];
