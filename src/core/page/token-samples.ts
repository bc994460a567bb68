/** What a token can be shown as. */
export type TokenKind =
  'colour' | 'shadow' | 'duration' | 'easing' | 'size' | 'radius' | 'family' | 'leading' | 'length';

/** A token of the design, as the development server's page of tokens shows it. */
export interface TokenSample {
  /** With its two dashes. */
  name: string;
  /** What the remark behind it says. */
  note?: string;
  kind: TokenKind;
  /** The value in each theme, with references resolved. */
  light: string;
  dark: string;
  /** What a colour is compared with, and its contrast there. */
  contrast?: { on: string; light: number; dark: number };
}

export interface SampleGroup {
  /** As the remark above the group says it. */
  title: string;
  tokens: TokenSample[];
}
