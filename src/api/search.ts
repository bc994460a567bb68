/* Parts of sections that search. */

export { Announcement } from '../ui/parts/announcement.tsx';
export { readQueryParameter, writeQueryParameter } from '../ui/parts/search/search-address.ts';
export { SearchBox } from '../ui/parts/search/search-box.tsx';
