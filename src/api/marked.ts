/* Words found in a text: separate from the search field, because results are loaded after the first letter. */

export { Marked, type MarkedPiece } from '../ui/parts/search/marked.tsx';
