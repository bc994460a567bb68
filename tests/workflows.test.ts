import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './helpers/project.ts';

/* Workflows of the repository can't run before they are merged, so their parts are tested here. */
interface Step {
  name?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}

interface Job {
  if?: string;
  needs?: string[];
  permissions?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  defaults?: { run?: { shell?: string } };
  jobs: Record<string, Job>;
}

const folder = path.join(root, '.github/workflows');
const files = readdirSync(folder).filter((file) => file.endsWith('.yml'));
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const readWorkflow = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const read = (file: string) => parse(readWorkflow(file)) as Workflow;
const mayWrite = ({ permissions = {} }: Job) => Object.values(permissions).includes('write');

describe.each(files)('%s', (file) => {
  const workflow = read(file);
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  test('has no write access unless a job declares it, and uses no secret', () => {
    expect(Object.values(workflow.permissions)).not.toContain('write');
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    expect(JSON.stringify(workflow)).not.toMatch(/\bsecrets\b/);
  });

  test('every action is pinned to a commit, with its version next to it', () => {
    const uses = readWorkflow(file).match(/uses: .*/g) ?? [];
    expect(uses.length).toBe(steps.filter((step) => step.uses).length);
    for (const line of uses) expect(line).toMatch(/^uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('every command exists in the project, and no external text is inserted into it', () => {
    const commands = jobs
      .filter((job) => !mayWrite(job))
      .flatMap(({ steps: own }) => own.flatMap(({ run }) => run ?? []));
    expect(commands.length).toBeGreaterThan(0);
    // One job calls docker and sends requests to the container; another creates a patch.
    const ours = commands.filter((command) => !/^(docker|curl|test|git) /.test(command));
    for (const command of ours) {
      const [, name] = /^npm (?:run (?:-s )?)?([\w:-]+)/.exec(command) ?? [];
      expect(['ci', ...Object.keys(scripts)], command).toContain(name);
    }
    for (const { run } of steps) expect(run ?? '').not.toContain('${{');
    if (commands.some((command) => command.includes(' | ')))
      expect(workflow.defaults?.run?.shell).toBe('bash');
  });

  test('a job with write access runs no code of a change, and does not run for strangers', () => {
    // Only people who may write in the repository can start a workflow by hand.
    const isByHand = Object.keys(workflow.on).join() === 'workflow_dispatch';
    for (const job of jobs.filter(mayWrite)) {
      expect(job.if).toContain(
        isByHand
          ? "github.event_name == 'workflow_dispatch'"
          : 'github.event.pull_request.head.repo.full_name == github.repository',
      );
      expect(job.steps.map(({ run = '' }) => run).join('\n')).not.toMatch(/\b(npm|npx|node|sh|bash)\b/);
    }
  });
});

describe('the comment of a change', () => {
  const { report } = read('content.yml').jobs;
  const script = report!.steps.find(({ name }) => name?.startsWith('One comment'))!.run!;

  /** Runs the step with a `gh` that returns a list of comments, and records its arguments. */
  function comment(known: string): { asked: string[]; body: string } {
    const home = mkdtempSync(path.join(os.tmpdir(), 'comment-'));
    mkdirSync(path.join(home, 'reports/change'), { recursive: true });
    writeFileSync(path.join(home, 'reports/change/change.md'), 'What has changed.\n');
    writeFileSync(
      path.join(home, 'gh'),
      `#!/bin/sh\necho "$*" >> asked\ncase "$*" in *paginate*) printf '${known}';; esac\n`,
    );
    chmodSync(path.join(home, 'gh'), 0o755);
    const env = { PATH: `${home}:${process.env['PATH']}`, ISSUE: 'repos/a/b/issues', NUMBER: '7' };
    const { status, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
      cwd: home,
      env,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    const asked = readFileSync(path.join(home, 'asked'), 'utf8').trimEnd().split('\n');
    const body = readFileSync(path.join(home, 'comment.md'), 'utf8');
    rmSync(home, { recursive: true });
    return { asked, body };
  }

  const list =
    'api repos/a/b/issues/7/comments --paginate --jq .[] | select(.body | startswith("<!-- content -->")) | .id';

  test('is written if there is none', () => {
    expect(comment('')).toEqual({
      asked: [list, 'api --method POST repos/a/b/issues/7/comments --field body=@comment.md --silent'],
      body: '<!-- content -->\nWhat has changed.\n',
    });
  });

  test('replaces an existing one', () => {
    expect(comment('41\\n42\\n').asked).toEqual([
      list,
      'api --method PATCH repos/a/b/issues/comments/41 --field body=@comment.md --silent',
    ]);
  });
});

describe('the pull request of a published issue', () => {
  const { propose } = read('publish.yml').jobs;
  const script = propose!.steps.find(({ run }) => run)!.run!;
  const home = mkdtempSync(path.join(os.tmpdir(), 'publish-'));
  const git = (...words: string[]) => execFileSync('git', words, { cwd: home, encoding: 'utf8' });
  afterAll(() => rmSync(home, { recursive: true }));

  test('has the changes of the patch on a branch named after the issue; a second run replaces them', () => {
    git('init', '--quiet', '--bare', 'remote.git');
    git('init', '--quiet', '--initial-branch', 'main');
    git('remote', 'add', 'origin', path.join(home, 'remote.git'));
    git(
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@example.org',
      'commit',
      '--quiet',
      '--allow-empty',
      '-m',
      'first',
    );
    mkdirSync(path.join(home, 'made'));
    writeFileSync(path.join(home, 'page.json'), '{}\n');
    git('add', 'page.json');
    writeFileSync(path.join(home, 'made/issue.patch'), git('diff', '--cached', '--binary'));
    writeFileSync(path.join(home, 'gh'), '#!/bin/sh\necho "$*" >> asked\ntest "$2" = create\n');
    chmodSync(path.join(home, 'gh'), 0o755);
    for (let run = 0; run < 2; run++) {
      git('reset', '--quiet', '--hard', 'main');
      git('switch', '--quiet', 'main');
      if (run === 1) git('branch', '--quiet', '-D', 'publish-v1-i3');
      const env = { PATH: `${home}:${process.env['PATH']}`, ISSUE: 'v1/i3', GITHUB_ACTOR: 'editor' };
      const { status, stderr } = spawnSync(
        'bash',
        ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script],
        {
          cwd: home,
          env,
          encoding: 'utf8',
        },
      );
      expect([status, stderr]).toEqual([0, '']);
    }
    expect(git('--git-dir', 'remote.git', 'log', '--format=%an %s', '-1', 'publish-v1-i3')).toBe(
      'editor journal: publish v1/i3\n',
    );
    expect(git('--git-dir', 'remote.git', 'show', 'publish-v1-i3:page.json')).toBe('{}\n');
    expect(readFileSync(path.join(home, 'asked'), 'utf8')).toContain('pr create --head publish-v1-i3 --fill');
  });
});
