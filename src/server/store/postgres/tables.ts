import type { Tables } from '../tables.ts';

/** The tables of a store on PostgreSQL; migrations.ts creates them. */
export interface PostgresTables extends Tables {
  /** One row: the number of applied migration steps. */
  store_version: { version: number };
  /**
   * The number of posts from a network in a time slot. Unlogged: it does not matter if a crash of the
   * database loses it.
   */
  post_counts: { slot: number; network: string; posts: number };
}
