import { openFirstFrame } from './canvas/first-frame.ts';
import { pageInAddress } from './page-in-address.ts';

/* The entry of the studio's page. The page in the canvas is opened first: it loads while this code is loaded. */

const file = pageInAddress();
if (file !== '') openFirstFrame(file);
void import('./start-studio.tsx');
