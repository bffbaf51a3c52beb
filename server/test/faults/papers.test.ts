/**
 * kill -9 of the portal, and of its database with it, while a letter and a résumé save themselves: nothing that was
 * acknowledged is lost, and the save that nobody answered can be sent again without a conflict.
 */
import { coverLetters } from '@naru/contract/areas/portfolio/letter.ts';
import { resumes } from '@naru/contract/areas/portfolio/resume.ts';
import { emptyContent } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';

import {
  ask,
  cleanUp,
  postmaster,
  signIn,
  startPortal,
  until,
  usedFolder,
  type Answer,
  type PortalProcess,
} from './portal-process.ts';

afterAll(cleanUp);

interface Spec {
  readonly method: string;
  readonly base: string;
  readonly path: string;
}

/** Makes a call as somebody. */
function send(portal: PortalProcess, spec: Spec, call: { token: string; id?: string; body?: unknown }) {
  const { token, id = '', body } = call;
  const line = `${spec.method} ${spec.base}${spec.path.replace('{id}', id)}`;
  const isNew = spec.method === 'POST';
  return ask(portal.url, line, { token, body, ...(isNew && { headers: { 'idempotency-key': randomUUID() } }) });
}

async function take<T>(answering: Promise<Answer>): Promise<T> {
  const { status, envelope, text } = await answering;
  if (status !== 200) throw new Error(`refused: ${text}`);
  return envelope.output as T; // each of the callers names what the contract gives
}

/** A paper that saves a text, as the browser does: with the version it saw, and the whole of it. */
interface Paper {
  readonly save: (portal: PortalProcess, text: string, version: number) => Promise<Answer>;
  readonly read: (portal: PortalProcess) => Promise<{ readonly text: string; readonly version: number }>;
}

async function makeLetter(portal: PortalProcess, token: string): Promise<Paper> {
  const questionId = randomUUID();
  const question = {
    questionId,
    question: '지원 동기',
    most: 700,
    unit: 'CHARACTER',
    countsSpaces: true,
    lineBreak: 1,
  };
  const body = { title: '', company: '가람', job: '', dueOn: null, language: 'ko', questionList: [question] };
  await take(send(portal, coverLetters.createLetter, { token, body }));
  return {
    save: (now, answer, version) =>
      send(now, coverLetters.saveAnswer, { token, id: questionId, body: { answer, version } }),
    read: async (now) => {
      const found = await take<{ answer: string; answerVersion: number }>(
        send(now, coverLetters.readAnswer, { token, id: questionId }),
      );
      return { text: found.answer, version: found.answerVersion };
    },
  };
}

async function makeResume(portal: PortalProcess, token: string): Promise<Paper> {
  const body = { title: '이력서', beginsWith: 'EMPTY' };
  const { resumeId: id } = await take<{ resumeId: string }>(send(portal, resumes.createResume, { token, body }));
  const content = emptyContent();
  const withText = (text: string) => ({
    ...content,
    person: { ...content.person, summary: { ko: text, en: '' } },
  });
  return {
    save: (now, text, version) =>
      send(now, resumes.saveResume, {
        token,
        id,
        body: { version, title: '이력서', dutyId: null, isBlind: false, content: withText(text) },
      }),
    read: async (now) => {
      const { resume } = await take<{ resume: { version: number; content: ReturnType<typeof emptyContent> } }>(
        send(now, resumes.readResume, { token, id }),
      );
      return { text: resume.content.person.summary.ko, version: resume.version };
    },
  };
}

interface Writer {
  readonly paper: Paper;
  /** The text whose save was answered last, and the one that was on its way. */
  readonly acknowledged: () => string;
  readonly sent: () => { readonly text: string; readonly version: number };
  readonly saves: () => number;
  /** Ends with the portal. */
  readonly done: Promise<void>;
}

/** Types on and on, each save behind the one before. */
async function startWriter(portal: PortalProcess, paper: Paper): Promise<Writer> {
  const begun = await paper.read(portal);
  let acknowledged = begun.text;
  let sent = begun;
  let saves = 0;
  const write = async (): Promise<void> => {
    for (;;) {
      sent = { text: `${saves + 1}번째로 쓴 글`, version: sent.version };
      let answer: Answer;
      try {
        answer = await paper.save(portal, sent.text, sent.version);
      } catch (failure) {
        if (portal.child.killed || portal.child.signalCode !== null) return;
        throw failure;
      }
      // A refusal while the database goes away: the same again.
      if (answer.status === 503) continue;
      if (answer.status !== 200) throw new Error(`refused: ${answer.text}`);
      saves += 1;
      acknowledged = sent.text;
      sent = { text: sent.text, version: (answer.envelope.output as { version: number }).version }; // of both saves
    }
  };
  return { paper, acknowledged: () => acknowledged, sent: () => sent, saves: () => saves, done: write() };
}

async function startWriters(portal: PortalProcess): Promise<readonly Writer[]> {
  const token = await signIn(portal.url, 'student');
  const papers = [await makeLetter(portal, token), await makeResume(portal, token)];
  const writers = await Promise.all(papers.map((paper) => startWriter(portal, paper)));
  await until('both are saved over and over', () => writers.every(({ saves }) => saves() >= 15));
  return writers;
}

/** Expects the last acknowledged text or the one on its way, and that the browser goes on from there. */
async function expectNothingLost(portal: PortalProcess, writers: readonly Writer[]): Promise<void> {
  for (const { paper, acknowledged, sent } of writers) {
    const { text, version } = sent();
    expect([acknowledged(), text]).toContain((await paper.read(portal)).text);
    const again = await paper.save(portal, text, version);
    expect(again).toMatchObject({ status: 200 });
    const repeated = await paper.save(portal, text, version);
    expect(repeated).toMatchObject({ status: 200 });
    const { version: now } = repeated.envelope.output as { version: number }; // of both saves
    expect(await paper.read(portal)).toEqual({ text, version: now });
    const stale = await paper.save(portal, '다른 창에서 쓴 글', now - 1);
    expect(stale.status).toBe(409);
    const next = await paper.save(portal, '이어서 쓴 글', now);
    expect(next).toMatchObject({ status: 200 });
  }
}

describe.concurrent('W2 kill -9 while a letter and a résumé save themselves', () => {
  it('of the portal: nothing acknowledged is lost, and a repeated save is no conflict', async () => {
    const folder = usedFolder();
    const portal = await startPortal(folder);
    const writers = await startWriters(portal);
    await portal.kill('SIGKILL');
    await Promise.all(writers.map(({ done }) => done));
    const next = await startPortal(folder);
    await expectNothingLost(next, writers);
    expect(await next.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  });

  it('of the database under the portal: the same, without a new start', async () => {
    const folder = usedFolder();
    const portal = await startPortal(folder);
    const writers = await startWriters(portal);
    const before = writers.map(({ saves }) => saves());
    process.kill(postmaster(folder) ?? 0, 'SIGKILL');
    await until('both are saved again', () => writers.every(({ saves }, at) => saves() >= (before[at] ?? 0) + 5));
    await portal.kill('SIGKILL');
    await Promise.all(writers.map(({ done }) => done));
    const next = await startPortal(folder);
    await expectNothingLost(next, writers);
    expect(await next.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  });
});
