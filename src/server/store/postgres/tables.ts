import type { Tables } from '../tables.ts';

/** The tables of a store on PostgreSQL; migrations.ts makes them. */
export interface PostgresTables extends Tables {
  /** One row: how many steps of the migrations there were. */
  store_version: { version: number };
  /** How often a network has posted in a slot of time. It is lost with a crash of the database, and nothing with it. */
  post_counts: { slot: number; network: string; posts: number };
}
