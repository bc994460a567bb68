/* The trail to a page, above its heading: separate, because its styles are only on pages with a trail. */

export { Crumbs } from '../ui/crumbs.tsx';
