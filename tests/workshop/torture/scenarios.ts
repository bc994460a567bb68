import type { Scenario } from './scenario.ts';
import { ahead } from './scenarios/ahead.ts';
import { besideNginx } from './scenarios/beside-nginx.ts';
import { burst } from './scenarios/burst.ts';
import { calls } from './scenarios/calls.ts';
import { clock } from './scenarios/clock.ts';
import { damage } from './scenarios/damage.ts';
import { deploy } from './scenarios/deploy.ts';
import { failingFiles } from './scenarios/files.ts';
import { full } from './scenarios/full.ts';
import { kill } from './scenarios/kill.ts';
import { load } from './scenarios/load.ts';
import { outage } from './scenarios/outage.ts';
import { power } from './scenarios/power.ts';
import { slow } from './scenarios/slow.ts';
import { stop } from './scenarios/stop.ts';

/** All scenarios, in the order of the table. */
export const scenarios: readonly Scenario[] = [
  kill,
  ahead,
  failingFiles,
  calls,
  full,
  power,
  damage,
  clock,
  outage,
  stop,
  deploy,
  load,
  burst,
  slow,
  besideNginx,
];
