/** The number of posts in the current time slot, this one included, and in the previous one. */
export interface PostCount {
  posts: number;
  before: number;
}

/**
 * Counts posts in numbered time slots.
 * @param network network of the post; separate counters have a prefix
 */
export type CountPost = (network: string, slot: number) => Promise<PostCount>;

/**
 * Creates a counter in the memory of this process, for one server.
 * @param max the maximal number of networks
 */
export function memoryPostCounter(max = 50_000): CountPost {
  let current = { slot: NaN, posts: new Map<string, number>() };
  let before: ReadonlyMap<string, number> = new Map();
  return async (network, slot) => {
    if (slot !== current.slot) {
      // After a jump of the clock, counting starts again.
      before = slot === current.slot + 1 ? current.posts : new Map();
      current = { slot, posts: new Map() };
    }
    const posts = (current.posts.get(network) ?? 0) + 1;
    if (current.posts.size < max || current.posts.has(network)) current.posts.set(network, posts);
    return { posts, before: before.get(network) ?? 0 };
  };
}
