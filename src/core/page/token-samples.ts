/** The kind of sample for a token. */
export type TokenKind =
  'colour' | 'shadow' | 'duration' | 'easing' | 'size' | 'radius' | 'family' | 'leading' | 'length';

/** A design token, as the development server's token page shows it. */
export interface TokenSample {
  /** The name with its two dashes: --ink. */
  name: string;
  /** The comment after the declaration. */
  note?: string;
  kind: TokenKind;
  /** The value in each colour scheme, with references resolved. */
  light: string;
  dark: string;
  /** The background on which a colour is used, and the contrast with it. */
  contrast?: { on: string; light: number; dark: number };
}

/** Samples of tokens with a title, for the page of tokens in development. */
export interface SampleGroup {
  /** The comment above the group. */
  title: string;
  tokens: TokenSample[];
}
