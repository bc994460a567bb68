/* The trail to a page, above its heading. A separate module, so that only pages with a trail load its styles. */

export { Crumbs } from '../ui/crumbs.tsx';
