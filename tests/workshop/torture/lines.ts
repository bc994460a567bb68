import type { Line } from './line.ts';
import { ahead } from './lines/ahead.ts';
import { besideNginx } from './lines/beside-nginx.ts';
import { burst } from './lines/burst.ts';
import { calls } from './lines/calls.ts';
import { clock } from './lines/clock.ts';
import { damage } from './lines/damage.ts';
import { deploy } from './lines/deploy.ts';
import { files } from './lines/files.ts';
import { full } from './lines/full.ts';
import { kill } from './lines/kill.ts';
import { load } from './lines/load.ts';
import { outage } from './lines/outage.ts';
import { power } from './lines/power.ts';
import { slow } from './lines/slow.ts';
import { stop } from './lines/stop.ts';

/** Every promise that is tried, in the order of the table. */
export const lines: readonly Line[] = [
  kill,
  ahead,
  files,
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
