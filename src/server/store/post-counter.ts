/** How often somebody has posted in a slot of time, this time included, and in the slot before. */
export interface PostCount {
  posts: number;
  before: number;
}

/**
 * Counts posts in numbered slots of time.
 * @param network whose post it is; what is counted by itself has words before it
 */
export type CountPost = (network: string, slot: number) => Promise<PostCount>;

/**
 * Counts in the memory of this process: for one server.
 * @param max of no more networks at a time is anything kept
 */
export function memoryPostCounter(max = 50_000): CountPost {
  let current = { slot: NaN, posts: new Map<string, number>() };
  let before: ReadonlyMap<string, number> = new Map();
  return async (network, slot) => {
    if (slot !== current.slot) {
      // Where the clock was set back or far ahead, counting starts again.
      before = slot === current.slot + 1 ? current.posts : new Map();
      current = { slot, posts: new Map() };
    }
    const posts = (current.posts.get(network) ?? 0) + 1;
    if (current.posts.size < max || current.posts.has(network)) current.posts.set(network, posts);
    return { posts, before: before.get(network) ?? 0 };
  };
}
