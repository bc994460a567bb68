import { sql, type Kysely } from 'kysely';
import type { PostCount } from '../post-counter.ts';
import type { PostgresTables } from './tables.ts';

/** Counts a POST request from an IP network in a time slot, and removes old slots. */
export async function countPost(
  db: Kysely<PostgresTables>,
  network: string,
  slot: number,
): Promise<PostCount> {
  const { posts } = await db
    .insertInto('post_counts')
    .values({ network, slot, posts: 1 })
    .onConflict((conflict) =>
      conflict.columns(['slot', 'network']).doUpdateSet({ posts: sql`post_counts.posts + 1` }),
    )
    .returning('posts')
    .executeTakeFirstOrThrow();
  if (posts === 1)
    await db
      .deleteFrom('post_counts')
      .where('slot', '<', slot - 1)
      .execute();
  const before = await db
    .selectFrom('post_counts')
    .select('posts')
    .where('slot', '=', slot - 1)
    .where('network', '=', network)
    .executeTakeFirst();
  return { posts, before: before?.posts ?? 0 };
}
