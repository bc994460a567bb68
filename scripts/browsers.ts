/** Installs what the tests run against: browsers, PostgreSQL and an S3 server. Usage: npm run browsers */
import { installBrowsers, requireChromium } from '../src/tools/check/browser/install-browsers.ts';
import { installServices } from '../src/tools/check/stages/services.ts';
import { rootsAlone } from './words.ts';

rootsAlone('npm run browsers');
await installBrowsers();
requireChromium();
installServices();
