/** Steps that several counselling tests share. */
import type { Page } from '@playwright/test';

import { expect, signIn, type Portal } from './portal.ts';

/** Reads the output of a call as one person. */
export async function readAs<Output>(portal: Portal, username: string, path: string): Promise<Output> {
  const headers = { authorization: `Bearer ${await signIn(portal, username)}` };
  const { output } = (await (await fetch(portal.url + path, { headers })).json()) as { output: Output }; // the contract's answer
  return output;
}

/** Reads when the meeting begins. */
export async function beginOf(portal: Portal, username: string, id: string): Promise<Date> {
  const { meeting } = await readAs<{ meeting: { beginsAt: string } }>(portal, username, `/view/cdp/cs/hist/${id}`);
  return new Date(meeting.beginsAt);
}

/** The key of the record that a page shows, the last part of its address. */
export const keyOf = (page: Page): string => page.url().split('/').at(-1) ?? '';

/**
 * Finds the professor of the demonstration by name, and presses the last of the next free hours: the first one may be
 * too near a minute later, while the test still asks for it.
 */
export async function chooseFreeHour(student: Page): Promise<void> {
  await student.goto('/cs/prof/reqst/list?text=박정훈');
  const found = student.getByRole('listitem').filter({ hasText: '박정훈 교수' });
  await found
    .getByRole('link', { name: /에게 신청하기/ })
    .last()
    .click();
  await expect(student.getByRole('heading', { level: 1, name: '상담 신청' })).toBeVisible();
  await expect(student.getByRole('button', { name: '바꾸기' })).toBeVisible();
}

interface Hours {
  readonly slotList: readonly { readonly date: string; readonly hour: number }[];
}

const WEEK_MS = 7 * 86_400_000;

/** Opens the form as the first of these people, with the last hour of two weeks that the professor has free for each. */
export async function chooseCommonHour(student: Page, portal: Portal, people: readonly string[]): Promise<void> {
  await chooseFreeHour(student);
  const { pathname } = new URL(student.url());
  const path = `/view/cdp${pathname.replace('/form/', '/profile/')}/slot?from=`;
  const weeks = [0, WEEK_MS].map((ahead) => new Date(Date.now() + ahead).toISOString().slice(0, 10));
  const freeFor = async (name: string): Promise<string[]> => {
    const read = await Promise.all(weeks.map((from) => readAs<Hours>(portal, name, path + from)));
    return read.flatMap(({ slotList }) => slotList.map(({ date, hour }) => `date=${date}&hour=${hour}`));
  };
  const [own = [], ...others] = await Promise.all(people.map(freeFor));
  const common = own.filter((hour) => others.every((hours) => hours.includes(hour)));
  const last = common.at(-1);
  if (last === undefined) throw new Error('No hour of the professor is free for all of them.');
  await student.goto(`${pathname}?${last}`);
  await expect(student.getByRole('button', { name: '바꾸기' })).toBeVisible();
}

/** Fills in the request after the hour is chosen. */
export async function fillRequest(student: Page, words: string): Promise<void> {
  const topics = student.getByRole('group', { name: /무엇을 이야기할까요/ });
  await topics.locator('label').first().click();
  await expect(topics.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await student.getByRole('textbox', { name: '교수님께 전할 말' }).fill(words);
}

/** Requests the chosen hour and gives the key of the request, which waits for the professor. */
export async function sendRequest(student: Page, words: string): Promise<string> {
  await fillRequest(student, words);
  await student.getByRole('button', { name: '신청하기' }).click();
  await expect(student).toHaveURL(/\/cs\/hist\/detail\//);
  await expect(student.getByText('대기', { exact: true })).toBeVisible();
  return keyOf(student);
}

/** Requests a free hour of the professor and gives the key of the request. */
export async function askProfessor(student: Page, words: string): Promise<string> {
  await chooseFreeHour(student);
  return sendRequest(student, words);
}

/** Approves a waiting request with one press. */
export async function approve(professor: Page, id: string): Promise<void> {
  await professor.goto(`/cnslt/professor/dtls/detail/${id}`);
  await professor.getByRole('button', { name: '승인하기' }).click();
  await expect(professor.getByText('승인했어요. 학생에게 알렸어요.')).toBeVisible();
}

/** Agrees to the consents of psychological counselling on a phone, and applies with the required answers and a text. */
export async function applyToCentre(student: Page, words: string): Promise<void> {
  await expect(student.getByRole('checkbox')).toHaveCount(3);
  for (const box of await student.getByRole('checkbox').all()) await box.check();
  await student.getByRole('button', { name: '동의하고 계속하기' }).click();
  await expect(student.getByRole('heading', { level: 1, name: '심리상담 신청서' })).toBeVisible();
  await student.getByText('우울·무기력', { exact: true }).click();
  await goOn(student, '기분 (PHQ-9)');
  await answerItems(student, '전혀 없음');
  await goOn(student, '불안 (GAD-7)');
  await answerItems(student, '전혀 없음');
  await goOn(student, '지금 안전한가요');
  await goOn(student, '언제, 어떻게 만나고 싶나요');
  await student.getByRole('textbox', { name: '더 말하고 싶은 것' }).fill(words);
  await student.getByRole('button', { name: '신청하기' }).click();
  await expect(student).toHaveURL(/\/cs\/psch\/detail\//);
}

/** Goes to the next section of a long form on a phone, which has this heading. */
export async function goOn(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
}

/** Gives the same answer to every visible item of the questionnaire. */
export async function answerItems(page: Page, answer: string): Promise<void> {
  for (const item of await page.getByRole('group', { name: /^\d+\. / }).all())
    await item.getByText(answer, { exact: true }).click();
}
