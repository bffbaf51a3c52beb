/**
 * kill -9, of the portal and of its database, in the middle of writes: nothing acknowledged is lost, nothing half done
 * remains, people see clear answers, and everything recovers by itself.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';

import { bundleFiles, bundleRows, writeFolder, zipOf } from '../roster-bundle.ts';

import {
  ask,
  cleanUp,
  connect,
  count,
  isDatabaseDown,
  launch,
  launchPortal,
  newFolder,
  postmaster,
  readLog,
  run,
  signIn,
  startPortal,
  until,
  untilReady,
  usedFolder,
  type Answer,
  type PortalProcess,
  type Process,
  SIGNALLED_MS,
} from './portal-process.ts';

vi.setConfig({ maxConcurrency: 3 });
afterAll(cleanUp);

const PEOPLE = ['student', 'freshman', 'graduate', 'staff'];
/** Menus that all of them may open. */
const MENUS = ['CMM_NOTICE', 'PTF_MY', 'ABL_MY', 'LRN_MILE', 'CMM_ARCH', 'LRN_BAEUM'];

interface Writer {
  readonly username: string;
  readonly token: string;
  /** The lists that may be there now: the last one acknowledged, and the one whose answer never came. */
  readonly possible: () => readonly string[];
  readonly acknowledged: () => number;
  readonly refusals: readonly Answer[];
  readonly stop: () => Promise<void>;
}

/** Returns the list after that menu was marked, behind the others, or unmarked. */
function markIn(list: string, menuId: string, isOn: boolean): string {
  const menus = list.split(',').filter(Boolean);
  if (isOn) return menus.includes(menuId) ? list : [...menus, menuId].join();
  return menus.filter((marked) => marked !== menuId).join();
}

/** Starts marking and unmarking menus over and over, and remembers the answers. */
async function startWriter(portal: PortalProcess, username: string): Promise<Writer> {
  const token = await signIn(portal.url, username);
  const first = await ask(portal.url, 'PUT /view/cdp/menu/favourite', {
    token,
    body: { menuIdList: MENUS, isOn: true },
  });
  const menus = (first.envelope.output as { favouriteList: string[] }).favouriteList; // the contract's changeFavourites
  expect(menus.length).toBeGreaterThan(1);
  let possible = [menus.join()];
  let acknowledged = 0;
  let stopped = false;
  const refusals: Answer[] = [];
  const write = async (): Promise<void> => {
    for (let at = 1; !stopped; at += 1) {
      const menuId = menus[at % menus.length] ?? '';
      const before = possible[0] ?? '';
      const isOn = !before.split(',').includes(menuId);
      const after = markIn(before, menuId, isOn);
      possible = [before, after];
      if (await untilMarked(menuId, isOn)) possible = [after];
    }
  };
  /**
   * Repeats a request after each refusal, as a person would: whatever the refused one did, the next leads to the same.
   */
  const untilMarked = async (menuId: string, isOn: boolean): Promise<boolean> => {
    while (!stopped) {
      try {
        const answer = await ask(portal.url, 'PUT /view/cdp/menu/favourite', {
          token,
          body: { menuIdList: [menuId], isOn },
        });
        if (answer.status === 200) {
          acknowledged += 1;
          return true;
        }
        refusals.push(answer);
      } catch {
        if (portal.child.exitCode === null && portal.child.signalCode === null && !portal.child.killed)
          throw new Error('dropped');
        stopped = true; // the portal is gone
      }
    }
    return false;
  };
  const writing = write();
  return {
    username,
    token,
    possible: () => possible,
    acknowledged: () => acknowledged,
    refusals,
    stop: () => {
      stopped = true;
      return writing;
    },
  };
}

async function startWriters(portal: PortalProcess): Promise<Writer[]> {
  const writers = await Promise.all(PEOPLE.map((username) => startWriter(portal, username)));
  await untilAcknowledged(writers, 10);
  return writers;
}

/** Waits until each of them has so many more acknowledged writes. */
async function untilAcknowledged(writers: readonly Writer[], more: number): Promise<void> {
  const goals = writers.map((writer) => writer.acknowledged() + more);
  await until('everybody writes', () => writers.every((writer, at) => writer.acknowledged() >= (goals[at] ?? 0)));
}

async function stopAll(writers: readonly Writer[]): Promise<void> {
  await Promise.all(writers.map((writer) => writer.stop()));
}

/**
 * Expects each writer's list to be the last acknowledged one or the one in flight: whole, and the session still valid.
 */
async function expectNothingLost(portal: PortalProcess, writers: readonly Writer[]): Promise<void> {
  for (const writer of writers) {
    const kept = await ask(portal.url, 'GET /view/cdp/menu/own', { token: writer.token });
    expect(kept.status).toBe(200);
    const { favouriteList } = kept.envelope.output as { favouriteList: string[] };
    expect(writer.possible()).toContain(favouriteList.join());
  }
}

/** Expects every refusal to be an envelope that says "unavailable", and nothing of the cause. */
function expectClearRefusals(writers: readonly Writer[]): void {
  for (const { status, envelope, text } of writers.flatMap((writer) => writer.refusals)) {
    expect({ status, code: envelope.code }).toEqual({ status: 503, code: '503' });
    expect(envelope.msg).toMatch(/[가-힣]/);
    expect(text).not.toMatch(/\bat |\.ts|node:|SQL|postgres|ECONN|terminat/i);
  }
}

function expectQuietLog(portal: Process): void {
  expect(portal.err()).toBe('');
  expect(portal.out()).not.toMatch(/unexpected failure|crashed/);
}

describe.concurrent('kill -9 of the portal in the middle of writes', () => {
  it('the next start adopts the database that was left, and nothing acknowledged is lost', async () => {
    const folder = usedFolder();
    const portal = await startPortal(folder);
    const writers = await startWriters(portal);
    const database = postmaster(folder);
    await portal.kill('SIGKILL');
    await stopAll(writers);
    expect(postmaster(folder)).toBe(database);
    const next = await startPortal(folder);
    expect(postmaster(folder)).toBe(database);
    await expectNothingLost(next, writers);
    expect(await next.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(isDatabaseDown(folder)).toBe(true);
  });

  it('and of its database at once: the next start recovers', async () => {
    const folder = usedFolder();
    const portal = await startPortal(folder);
    const writers = await startWriters(portal);
    const database = postmaster(folder) ?? 0;
    process.kill(database, 'SIGKILL');
    const [, next] = await Promise.all([portal.kill('SIGKILL'), portal.exited.then(() => startPortal(folder))]);
    await stopAll(writers);
    expect(postmaster(folder)).not.toBe(database);
    await expectNothingLost(next, writers);
    expectClearRefusals(writers);
    await next.kill('SIGTERM');
  });
});

/** Reads the processes that serve the portal's own connections. */
async function readBackends(folder: string): Promise<number[]> {
  const client = await connect(folder);
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'naru'",
  );
  await client.end();
  return rows.map((row) => row.pid);
}

describe.concurrent('the database goes away in the middle of writes', () => {
  it.each([
    ['kill -9 of the server', async (folder: string) => process.kill(postmaster(folder) ?? 0, 'SIGKILL')],
    [
      'kill -9 of one of its connections',
      async (folder: string) => process.kill((await readBackends(folder))[0] ?? 0, 'SIGKILL'),
    ],
    ['a stop from outside', async (folder: string) => process.kill(postmaster(folder) ?? 0, 'SIGINT')],
    ['a stop that does not wait', async (folder: string) => process.kill(postmaster(folder) ?? 0, 'SIGQUIT')],
  ])('%s: clear refusals, then all goes on by itself', async (_name, hurt) => {
    const folder = usedFolder();
    const portal = await startPortal(folder);
    const writers = await startWriters(portal);
    await hurt(folder);
    await until('somebody is refused', () => writers.some((writer) => writer.refusals.length > 0));
    await untilAcknowledged(writers, 5);
    await stopAll(writers);
    await expectNothingLost(portal, writers);
    expectClearRefusals(writers);
    expectQuietLog(portal);
    await expectSignals(folder, portal);
    expect(await portal.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(isDatabaseDown(folder)).toBe(true);
    expect(readLog(folder)).not.toContain('menu_favourite');
  });
});

/** Expects a change by another process to be in force at once: without the signal it would take half a minute. */
async function expectSignals(folder: string, portal: PortalProcess): Promise<void> {
  const token = await signIn(portal.url, 'alumni');
  const describeMenu = async (): Promise<number> =>
    (await ask(portal.url, 'GET /view/cdp/menu/CMM_NOTICE', { token })).status;
  const isListening = async (client: Awaited<ReturnType<typeof connect>>): Promise<boolean> => {
    const { rowCount } = await client.query("select from pg_stat_activity where application_name = 'naru-signals'");
    return rowCount === 1;
  };
  const other = await connect(folder);
  await until('the portal listens again', () => isListening(other));
  await until('the rights are kept', async () => (await describeMenu()) === 200);
  await other.query(
    "update menu set is_hidden = true where id = 'CMM_NOTICE'; select pg_notify('naru_changed', 'rights')",
  );
  await until('the change is in force', async () => (await describeMenu()) === 404, SIGNALLED_MS);
  await other.end();
}

describe.concurrent('kill -9 during the first start', () => {
  const isAt: Record<string, (folder: string, early: Process) => boolean> = {
    'makes the cluster': (folder) => {
      const data = path.join(folder, 'data');
      const making = existsSync(data) && readdirSync(data).find((name) => name.startsWith('postgres.new-'));
      return Boolean(making && existsSync(path.join(data, making, 'PG_VERSION')));
    },
    'starts the server': (folder) => existsSync(path.join(folder, 'data/socket/.s.PGSQL.5432')),
    'has migrated': (_folder, early) => early.out().includes('schema brought up to date'),
    'fills in the people': (_folder, early) => early.out().includes('Filling'),
  };

  it.each(Object.keys(isAt))('while it %s: the next start is whole', async (moment) => {
    const folder = newFolder();
    const early = launchPortal(folder);
    await until(moment, () => isAt[moment]?.(folder, early));
    early.child.kill('SIGKILL');
    await early.exited;
    const next = await untilReady(launchPortal(folder));
    await signIn(next.url, 'student');
    expect(await count(folder, 'student')).toBe(300);
    expect(next.err()).toBe('');
    expect(await next.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(isDatabaseDown(folder)).toBe(true);
    expect(readdirSync(path.join(folder, 'data')).sort()).toEqual([
      'files',
      'postgres',
      'postgres.log',
      'secrets.json',
      'socket',
    ]);
  });
});

/** Starts an import that waits for a locked table, so that it stops at a known place. */
async function startWaitingImport(folder: string, table: string): Promise<{ own: Process; other: pg.Client }> {
  const other = await connect(folder);
  await other.query('begin');
  await other.query(`lock table ${table} in share mode`);
  const bundle = writeFolder(bundleFiles(bundleRows()));
  const command = [process.execPath, 'scripts/import.ts', 'oneroster', bundle];
  const own = launch(command, { DATA_DIR: path.join(folder, 'data') });
  const watcher = await connect(folder); // inside a transaction what others do would stand still
  await until('the import waits', async () => {
    const { rowCount } = await watcher.query(
      "select from pg_stat_activity where application_name = 'naru-import' and wait_event_type = 'Lock'",
    );
    return rowCount === 1;
  });
  await watcher.end();
  return { own, other };
}

describe.concurrent('kill -9 of an import', () => {
  it.each(['member', 'result', 'import_run'])(
    'while it writes %s: nothing of it is there, and the next one is whole',
    async (table) => {
      const folder = usedFolder();
      const portal = await startPortal(folder);
      const members = await count(folder, 'member');
      const { own, other } = await startWaitingImport(folder, table);
      own.child.kill('SIGKILL');
      await own.exited;
      await other.query('rollback');
      await other.end();
      const bundle = writeFolder(bundleFiles(bundleRows()));
      const env = { DATA_DIR: path.join(folder, 'data') };
      // It waits for what is left of the killed one, and finds everything new.
      const next = await run(['scripts/import.ts', 'oneroster', bundle], env);
      expect({ code: next.code, err: next.err.replaceAll(/^(read|check|write) .*\n/gm, '') }).toEqual({
        code: 0,
        err: '',
      });
      expect(next.out).toMatch(/^MEMBER +14 +14 +0 +0$/m);
      expect(next.out).toMatch(/^RESULT +12 +12 +0 +0$/m);
      expect(await count(folder, 'member')).toBe(members + 14);
      expect(await count(folder, 'import_run')).toBe(1);
      await portal.kill('SIGTERM');
    },
  );
});

type RosterRun = { runId: string; state: string; failure: string | null; countList: unknown[] };

/** Opens the screen of the roster import as an administrator. */
async function openRosters(portal: PortalProcess) {
  const token = await signIn(portal.url, 'admin');
  const call = async (line: string, body?: unknown): Promise<RosterRun> => {
    const { envelope } = await ask(portal.url, line, { token, ...(body !== undefined && { body }) });
    if (envelope.code !== '0000') throw new Error(`refused: ${JSON.stringify(envelope)}`);
    return (envelope.output as { run: RosterRun }).run; // of every call about one run
  };
  const read = (id: string) => call(`GET /view/cdp/admin/roster/run/${id}`);
  return {
    read,
    preview: async (): Promise<RosterRun> => {
      const form = new FormData();
      form.append('files', new Blob([new Uint8Array(zipOf([...bundleFiles(bundleRows())]))]), 'roster.zip');
      const headers = { authorization: `Bearer ${token}` };
      const sent = await fetch(`${portal.url}/view/cdp/admin/roster/bundle`, { method: 'POST', headers, body: form });
      const { output } = (await sent.json()) as { output: { bundleId: string } }; // the contract's uploadBundle
      const { runId } = await call('POST /view/cdp/admin/roster/run', {
        bundleId: output.bundleId,
        advisor: 'NONE',
        allowsRemovals: false,
      });
      return until('the preview has ended', async () => {
        const now = await read(runId);
        return now.state === 'DONE' && now;
      });
    },
    import: (id: string) => call(`POST /view/cdp/admin/roster/run/${id}/import`),
  };
}

describe.concurrent('kill -9 of the portal while it imports a roster', () => {
  it('the run has failed and says so, nothing of it is there, it does not begin again, and the next one is whole', async () => {
    const folder = usedFolder();
    const portal = await startPortal(folder);
    const members = await count(folder, 'member');
    const before = await openRosters(portal);
    const previewed = await before.preview();
    const holder = await connect(folder);
    await holder.query('begin');
    await holder.query('lock table member in share mode');
    const { runId } = await before.import(previewed.runId);
    const watcher = await connect(folder); // inside a transaction what others do would stand still
    await until('the import waits', async () => {
      const { rowCount } = await watcher.query(
        "select from pg_stat_activity where application_name = 'naru-import' and wait_event_type = 'Lock'",
      );
      return rowCount === 1;
    });
    await watcher.end();
    await portal.kill('SIGKILL');
    await holder.query('rollback');
    await holder.end();

    const next = await startPortal(folder);
    const after = await openRosters(next);
    const failed = await until('the run has ended', async () => {
      const now = await after.read(runId);
      return now.state !== 'RUNNING' && now;
    });
    expect(failed).toMatchObject({ state: 'FAILED', failure: 'INTERRUPTED', countList: [] });
    expect(await count(folder, 'member')).toBe(members);

    const again = await after.preview();
    const imported = await after.import(again.runId);
    await until('the import has ended', async () => (await after.read(imported.runId)).state === 'DONE');
    expect(await count(folder, 'member')).toBe(members + 14);
    await next.kill('SIGTERM');
  });
});

describe.concurrent('kill -9 of the portal while it makes a long Excel file', () => {
  it('nothing of it is handed out, and it is begun anew and whole', async () => {
    const folder = usedFolder();
    const portal = await startPortal(folder);
    const admin = await signIn(portal.url, 'admin');
    const key = 'PUT /view/cdp/admin/setting/excel.mostRows';
    expect((await ask(portal.url, key, { token: admin, body: { value: 5, version: 0, reason: '시험' } })).status).toBe(
      200,
    );
    const token = await signIn(portal.url, 'staff');
    const holder = await connect(folder);
    await holder.query('begin');
    await holder.query('lock table privacy_log in share mode');
    const body = { reason: '간담회 명단 준비' };
    const asked = await ask(portal.url, 'POST /view/cdp/anals/stdntinfo/excel', { token, body });
    const { exportId } = asked.envelope.output as { exportId: string }; // the contract's ExportStarted
    const watcher = await connect(folder); // inside a transaction what others do would stand still
    await until('the file is made, and waits to be written down', async () => {
      const { rowCount } = await watcher.query(
        "select from pg_stat_activity where application_name = 'naru' and wait_event_type = 'Lock'",
      );
      return (rowCount ?? 0) > 0;
    });
    await watcher.end();
    const file = `GET /view/cdp/export/${exportId}/file`;
    expect((await ask(portal.url, file, { token })).status).toBe(404);
    await portal.kill('SIGKILL');
    await holder.query('rollback');
    await holder.end();

    const next = await startPortal(folder);
    const state = async (): Promise<string | undefined> => {
      const { envelope } = await ask(next.url, 'GET /view/cdp/export/page', { token });
      const { exportPage } = envelope.output as { exportPage: { content: { exportId: string; state: string }[] } }; // as above
      return exportPage.content.find((one) => one.exportId === exportId)?.state;
    };
    expect(await state()).not.toBe('DONE');
    await until('it is made after all', async () => (await state()) === 'DONE');
    const taken = await fetch(`${next.url}/view/cdp/export/${exportId}/file`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(
      Buffer.from(await taken.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    const logged = await connect(folder);
    const { rows } = await logged.query<{ n: number; subjects: number }>(
      'select count(*)::int as n, count(distinct subject_id)::int as subjects from privacy_log where reason = $1',
      [body.reason],
    );
    await logged.end();
    expect(rows[0]?.n).toBeGreaterThan(5);
    expect(rows[0]?.n).toBe(rows[0]?.subjects);
    await next.kill('SIGTERM');
  });
});

describe.concurrent('what a row holds', () => {
  it('reaches neither what the portal prints nor the log of the database', async () => {
    const folder = usedFolder();
    const portal = await startPortal(folder);
    const token = await signIn(portal.url, 'student');
    const other = await connect(folder);
    await other.query("update member set name_ko = '홍길동카나리아' where username = 'student'");
    await other.query("alter table member add constraint canary check (locale <> 'en') not valid");
    const refused = await other.query("update member set locale = 'en' where username = 'student'").catch(String);
    expect(refused).toContain('canary');
    await other.query("select '홍길동카나리아'::int").catch(String);
    await other.end();
    const answer = await ask(portal.url, 'PUT /view/cdp/account/language', { token, body: { locale: 'en' } });
    expect({ status: answer.status, code: answer.envelope.code }).toEqual({ status: 500, code: 'E500' });
    await portal.kill('SIGTERM');
    expect(portal.out()).toContain('"constraint":"canary"');
    const said = portal.out() + portal.err() + answer.text + readLog(folder);
    expect(said).not.toMatch(/카나리아|Failing row|argon2|naru-demo-1/);
  });
});
