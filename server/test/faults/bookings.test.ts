/**
 * kill -9 while hours are requested, agreed and cancelled: acknowledged steps hold, a repeat does the others, and
 * nothing has its effect twice.
 */
import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { request } from '@naru/contract/areas/counselling/meeting/request.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, describe, expect, it, vi } from 'vitest';

import {
  ask,
  cleanUp,
  connect,
  postmaster,
  signIn,
  startPortal,
  until,
  usedFolder,
  type PortalProcess,
} from './portal-process.ts';

vi.setConfig({ maxConcurrency: 3 });
afterAll(cleanUp);

/** Pairs of student and counsellor that book over and over. */
const PAIRS = [
  { student: 'student', counsellor: 'supervisor' },
  { student: 'student', counsellor: 'fulltime' },
  { student: 'freshman', counsellor: 'supervisor' },
  { student: 'freshman', counsellor: 'fulltime' },
] as const;
const AGAIN_MS = 50;

interface Pair {
  readonly studentToken: string;
  readonly counsellorToken: string;
  readonly slots: readonly { readonly id: string; readonly channel: string }[];
}

async function run<Row extends object>(folder: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = await connect(folder);
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Gives each pair hours of its own; nobody else waits for one that is given back. */
async function preparePairs(folder: string, portal: PortalProcess): Promise<Pair[]> {
  const admin = await signIn(portal.url, 'admin');
  const setting = 'PUT /view/cdp/admin/setting/counselling.openMost';
  expect(
    (await ask(portal.url, setting, { token: admin, body: { value: 20, version: 0, reason: '시험' } })).status,
  ).toBe(200);
  await run(folder, 'delete from counselling_wait');
  await run(
    folder,
    'update counsellor set daily_most = null, term_most = null, auto_approve = false, buffer_hours = 0',
  );
  const hours = new Set<number>();
  const pairs: Pair[] = [];
  for (const { student, counsellor } of PAIRS) {
    const free = await run<{ id: string; channel: string; at: number }>(
      folder,
      `select slot.id, (coalesce(slot.channels, c.channels))[1] as channel, extract(epoch from slot.begins_at)::int as at
       from counselling_slot slot join counsellor c on c.id = slot.counsellor_id join member m on m.id = c.member_id
       where m.username = $1 and c.kind = 'PROFESSOR' and slot.is_open and slot.taken + slot.held = 0
         and slot.begins_at between $3::timestamptz + interval '4 days' and $3::timestamptz + interval '40 days'
         and not exists (select from busy join member own on own.id = busy.person_id
           where own.username in ($1, $2) and busy.period && tstzrange(slot.begins_at, slot.begins_at + interval '1 hour'))
       order by slot.begins_at`,
      [counsellor, student, new Date()],
    );
    const slots = free.filter(({ at }) => !hours.has(at)).slice(0, 3);
    slots.forEach(({ at }) => hours.add(at));
    expect(slots).toHaveLength(3);
    pairs.push({
      studentToken: await signIn(portal.url, student),
      counsellorToken: await signIn(portal.url, counsellor),
      slots,
    });
  }
  return pairs;
}

/** The state of each request, as last acknowledged. */
type Told = Map<string, 'WAITING' | 'APPROVED' | 'AVAILABLE'>;

interface Walk {
  readonly told: Told;
  readonly repeats: () => number;
  /** Ends once the current step is acknowledged. */
  readonly stop: () => Promise<void>;
}

/** Asks, has it agreed and cancels it, again and again, at whatever portal there is. */
function startWalk(at: { url: string }, { studentToken, counsellorToken, slots }: Pair): Walk {
  const told: Told = new Map();
  let repeats = 0;
  let isStopped = false;
  /** Repeats a step with the same key until it is acknowledged, as a person would. */
  const step = async (token: string, line: string, body: unknown): Promise<{ requestId: string; version: number }> => {
    const key = randomUUID();
    for (;;) {
      try {
        const said = await ask(at.url, line, { token, body, headers: { 'idempotency-key': key } });
        if (said.status === 200) return said.envelope.output as { requestId: string; version: number }; // a request answers so, and of a step only the version is read
        if (said.status !== 503) throw new Error(`refused: ${said.text}`);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error; // fetch's own, for a connection that broke
      }
      repeats += 1;
      await sleep(AGAIN_MS);
    }
  };
  const walk = async (): Promise<void> => {
    for (let round = 0; !isStopped; round += 1) {
      const slot = slots[round % slots.length];
      const asked = await step(studentToken, `POST ${request.createRequest.base}${request.createRequest.path}`, {
        slotId: slot?.id,
        channel: slot?.channel,
        topicList: ['STUDY'],
        content: '상담하고 싶어요.',
        hope: '',
        fileId: null,
        fileSnList: [],
      });
      told.set(asked.requestId, 'WAITING');
      if (isStopped) return;
      const approve = deskMeeting.stepMeeting.path.replace('{desk}', 'professor').replace('{id}', asked.requestId);
      const agreed = await step(counsellorToken, `POST ${deskMeeting.stepMeeting.base}${approve}`, {
        action: 'APPROVE',
        version: asked.version,
      });
      told.set(asked.requestId, 'APPROVED');
      if (isStopped) return;
      const cancel = request.stepOwnMeeting.path.replace('{id}', asked.requestId);
      const body = { action: 'CANCEL', version: agreed.version, reason: '다른 날에 다시 신청할게요.' };
      await step(studentToken, `POST ${request.stepOwnMeeting.base}${cancel}`, body);
      told.set(asked.requestId, 'AVAILABLE');
    }
  };
  let fault: unknown;
  const walking = walk().catch((error: unknown) => {
    fault = error;
  });
  return {
    told,
    repeats: () => {
      if (fault !== undefined) throw fault;
      return repeats;
    },
    stop: async () => {
      isStopped = true;
      await walking;
      if (fault !== undefined) throw fault;
    },
  };
}

const STEPS = { WAITING: 1, APPROVED: 2, AVAILABLE: 3 };
const LINE = ['WAITING', 'APPROVED', 'AVAILABLE'];

/** Expects each request as acknowledged, each step once, and everybody's time to match. */
async function expectWhole(folder: string, since: Date, told: Told): Promise<void> {
  const requests = await run<{ id: string; status: string; line: string[] }>(
    folder,
    `select r.id, r.status, array(select h.to_status from status_change h where h.entity_id = r.id order by h.at, h.id) as line
     from counselling_request r where r.created_at >= $1`,
    [since],
  );
  expect(new Map(requests.map(({ id, status }) => [id, status]))).toEqual(told);
  for (const { id, line } of requests) expect(line).toEqual(LINE.slice(0, STEPS[told.get(id) ?? 'WAITING']));
  expect(
    await run(
      folder,
      `select slot.id from counselling_slot slot where slot.held <> 0 or slot.taken <> (select count(*) from counselling_request r
         where r.slot_id = slot.id and r.status = any('{WAITING,APPROVED,COMPLETED,ABSENT}'))`,
    ),
  ).toEqual([]);
  const busy = await run<{ id: string; times: number }>(
    folder,
    `select r.id, (select count(*)::int from busy where busy.source_id = r.id) as times
     from counselling_request r where r.created_at >= $1`,
    [since],
  );
  for (const { id, times } of busy) expect(times).toBe(told.get(id) === 'AVAILABLE' ? 0 : 1);
}

/** Expects that each person was notified of each step once, when everything is delivered. */
async function expectToldOnce(folder: string, since: Date, told: Told): Promise<void> {
  await until('everything is delivered', async () => {
    const [left] = await run<{ n: number }>(
      folder,
      'select count(*)::int as n from outbox where done_at is null and event = $1',
      ['notification'],
    );
    return left?.n === 0;
  });
  const rows = await run<{ id: string; type: string; times: number }>(
    folder,
    `select n.entity_id as id, n.type, count(*)::int as times from notification n
     where n.entity_id in (select r.id from counselling_request r where r.created_at >= $1)
       and n.type in ('COUNSELLING_REQUESTED', 'COUNSELLING_APPROVED', 'COUNSELLING_CANCELLED')
     group by n.entity_id, n.type, n.recipient_id`,
    [since],
  );
  expect(rows.filter(({ times }) => times !== 1)).toEqual([]);
  const of = (type: string): Set<string> => new Set(rows.filter((row) => row.type === type).map(({ id }) => id));
  const reached = (least: number): Set<string> =>
    new Set([...told].filter(([, status]) => STEPS[status] >= least).map(([id]) => id));
  expect(of('COUNSELLING_REQUESTED')).toEqual(reached(1));
  expect(of('COUNSELLING_APPROVED')).toEqual(reached(2));
  expect(of('COUNSELLING_CANCELLED')).toEqual(reached(3));
}

describe.concurrent('kill -9 while hours are asked for, agreed and cancelled', () => {
  it.each([
    [
      'of the portal',
      async (folder: string, portal: PortalProcess) => {
        await portal.kill('SIGKILL');
        return startPortal(folder);
      },
    ],
    [
      'of the database',
      async (folder: string, portal: PortalProcess) => {
        process.kill(postmaster(folder) ?? 0, 'SIGKILL');
        return portal;
      },
    ],
    [
      'of both at once',
      async (folder: string, portal: PortalProcess) => {
        process.kill(postmaster(folder) ?? 0, 'SIGKILL');
        await portal.kill('SIGKILL');
        return startPortal(folder);
      },
    ],
  ])('%s: nothing acknowledged is lost, and nothing is done twice', async (_name, hurt) => {
    const folder = usedFolder();
    let portal = await startPortal(folder);
    const pairs = await preparePairs(folder, portal);
    const since = new Date();
    const at = { url: portal.url };
    const walks = pairs.map((pair) => startWalk(at, pair));
    const countTold = (): number => walks.reduce((sum, { told }) => sum + told.size, 0);
    const countRepeats = (): number => walks.reduce((sum, walk) => sum + walk.repeats(), 0);
    for (let round = 1; round <= 2; round += 1) {
      const before = countTold();
      await until('all of them walk', () => countRepeats() >= 0 && countTold() >= before + 8);
      const repeats = countRepeats();
      portal = await hurt(folder, portal);
      at.url = portal.url;
      await until('somebody was not told', () => countRepeats() > repeats);
    }
    const told = countTold();
    await until('it goes on', () => countTold() > told + 4);
    await Promise.all(walks.map((walk) => walk.stop()));
    const all: Told = new Map(walks.flatMap((walk) => [...walk.told]));
    await expectWhole(folder, since, all);
    await expectToldOnce(folder, since, all);
    expect(await portal.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  });
});
