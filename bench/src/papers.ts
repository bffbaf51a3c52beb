/**
 * Measures a letter of ten thousand characters with two hundred comments at its words: its reads against their own
 * statements, and how long a key takes in it on a slow processor.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

import { openBrowser, type Page } from './chromium.ts';
import { MOST_MS, SLOWER_CPU, storeToken } from './paint.ts';
import { measureShortRead } from './reads.ts';
import type { Bench } from './calls.ts';
import type { Figure } from './report.ts';
import { DATA_DIR, signIn } from './servers.ts';
import { connectionOf } from './statements.ts';

const MOST = 2;
const MOST_KEY_MS = 50;
const CHARACTERS = 10_000;
/** Sentences of a paragraph: of some five hundred characters, as people write them. */
const SENTENCES = 29;
const COMMENTS = 200;
const KEYS = 60;
/** From one key to the next, as somebody who types fast. */
const PAUSE_MS = 120;
const LETTER = '01980000-0000-7000-8000-0000000000a1';
const QUESTION = '01980000-0000-7000-8000-0000000000a2';
const CORRECTION = '01980000-0000-7000-8000-0000000000a3';

export async function measurePapers({ portal, bare }: Bench): Promise<Figure[]> {
  const client = new pg.Client(connectionOf(DATA_DIR));
  await client.connect();
  try {
    const studentId = await fillLetter(client);
    const student = await signIn(portal.url, 'student');
    const corrector = await signIn(portal.url, 'career');
    const base = '/view/cdp';
    const reads = [
      { what: 'comments at the desk', path: `/profsr/cl/comment/list/${CORRECTION}`, token: corrector },
      { what: 'a corrected letter', path: `/portfolio/cl/comment/paper/${LETTER}/${studentId}`, token: student },
      { what: 'a letter to write', path: `/portfolio/cl/letter/${LETTER}`, token: student },
    ];
    const figures: Figure[] = [];
    for (const { path, ...read } of reads)
      figures.push(
        ...(await measureShortRead(client, { portal, bare }, { ...read, path: `${base}${path}`, most: MOST })),
      );
    return [...figures, await measureTyping({ url: portal.url, token: student })];
  } finally {
    await client.end();
  }
}

/** Writes the letter of the demo student anew, with a completed round by the demo corrector; returns the student's id. */
async function fillLetter(client: pg.Client): Promise<string> {
  await client.query('begin');
  await client.query('delete from letter_comment where correction_id = $1', [CORRECTION]);
  await client.query('delete from letter_correction where id = $1', [CORRECTION]);
  await client.query('delete from cover_letter where id = $1', [LETTER]);
  await client.query(
    `insert into cover_letter (id, member_id, title, company, job, language, created_at, changed_at)
     select $1, m.id, '긴 글', '나루전자', '기획', 'ko', now(), now() from member m where m.username = 'student'`,
    [LETTER],
  );
  await client.query(
    `insert into cover_letter_question (id, letter_id, position, question, unit, answer, answered_at)
     select $2, $1, 0, '지원한 이유', 'CHARACTER', left(string_agg('문장 ' || n || '을 여기에 적어 둡니다.' ||
       case when n % $4 = 0 then E'\\n' else ' ' end, '' order by n), $3), now()
     from generate_series(1, $3 / 10) n`,
    [LETTER, QUESTION, CHARACTERS, SENTENCES],
  );
  await client.query(
    `insert into letter_correction (id, member_id, letter_id, round, status, wanted, title, company, answer_by, snapshot,
       characters, assignee_id, claimed_at, first_comment_at, requested_at, completed_at, overall)
     select $3, l.member_id, l.id, 1, 'COMPLETED', 'ANY', l.title, l.company, now(),
       jsonb_build_object('language', 'ko', 'resume', null, 'letter', jsonb_build_object('title', l.title,
         'company', l.company, 'job', l.job, 'dueOn', null, 'questionList', jsonb_build_array(jsonb_build_object(
           'questionId', q.id, 'question', q.question, 'most', null, 'unit', q.unit, 'countsSpaces', true,
           'lineBreak', 1, 'answer', q.answer)))),
       length(q.answer), c.id, now() - interval '1 day', now() - interval '1 day', now() - interval '2 days',
       now() - interval '1 hour', '좋아요.'
     from cover_letter l join cover_letter_question q on q.letter_id = l.id and q.id = $2
       join member c on c.username = 'career' where l.id = $1`,
    [LETTER, QUESTION, CORRECTION],
  );
  await client.query(
    `insert into letter_comment (id, correction_id, question_id, begins, ends, quote, text, suggestion, status,
       now_begins, now_ends, author_id, created_at)
     select uuidv7(), c.id, q.id, place.begins, place.begins + 12, substr(q.answer, place.begins + 1, 12),
       '이 부분을 더 또렷하게 적어 보세요.', case when place.n % 2 = 0 then '더 또렷한 말' end, 'OPEN',
       place.begins, place.begins + 12, c.assignee_id, now() - interval '1 day'
     from letter_correction c join cover_letter_question q on q.id = $2
       cross join lateral (select n, n * ($3 / $4) as begins from generate_series(0, $4 - 1) n) place
     where c.id = $1`,
    [CORRECTION, QUESTION, CHARACTERS, COMMENTS],
  );
  await client.query('commit');
  const { rows } = await client.query<{ id: string }>(
    `select s.id from student s join member m on m.id = s.member_id where m.username = 'student'`,
  );
  return rows[0]?.id ?? '';
}

const WATCH = `
  window.keys = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') keys.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
`;
const FIELD = `document.querySelector('[contenteditable="true"]')`;
const MARKS = `CSS.highlights.get('anchored-open')?.size ?? 0`;

/** Types before all marks, so that each key moves all of them, and takes the time from a key to the next paint. */
async function measureTyping({ url, token }: { readonly url: string; readonly token: string }): Promise<Figure> {
  const browser = await openBrowser();
  try {
    const page = await browser.openPage();
    await storeToken(page, { url, token });
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH });
    await page.send('Page.navigate', { url: `${url}/portfolio/cl/form/${LETTER}` });
    await untilMarked(page);
    await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    await page.evaluate(`${FIELD}.focus(); getSelection().collapse(${FIELD}.firstChild, 0)`);
    for (let key = 0; key < KEYS; key += 1) {
      const pressed = { key: 'k', code: 'KeyK', text: 'k' };
      await page.send('Input.dispatchKeyEvent', { type: 'keyDown', ...pressed });
      await page.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'k', code: 'KeyK' });
      await sleep(PAUSE_MS);
    }
    const slow = (await page.evaluate<number[]>('keys')).toSorted((one, other) => other - one);
    const typed = await page.evaluate<boolean>(`${FIELD}.textContent.startsWith('${'k'.repeat(KEYS)}')`);
    if (!typed) throw new Error('The keys did not arrive.');
    // Those that the browser does not tell of took less than 16 ms.
    const found = slow[Math.floor(KEYS * 0.05)] ?? 16;
    return {
      what: `a key among ${COMMENTS} marks, 95 of 100, 4 × slower CPU`,
      found,
      most: MOST_KEY_MS,
      unit: 'ms',
      seen: `${slow.length} of ${KEYS} took 16 ms and more, the slowest ${Math.round(slow[0] ?? 0)} ms`,
    };
  } finally {
    await browser.close();
  }
}

async function untilMarked(page: Page): Promise<void> {
  const deadline = Date.now() + MOST_MS;
  while ((await page.evaluate<number>(MARKS)) < COMMENTS) {
    if (Date.now() > deadline) throw new Error('The letter did not show its marks.');
    await sleep(200);
  }
}
