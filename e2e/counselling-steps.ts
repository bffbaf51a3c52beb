/** Steps that several walks of counselling take. */
import type { Page } from '@playwright/test';

import { expect, signIn, type Portal } from './portal.ts';

/** What a call of the contract answers to somebody. */
export async function readAs<Output>(portal: Portal, username: string, path: string): Promise<Output> {
  const headers = { authorization: `Bearer ${await signIn(portal, username)}` };
  const { output } = (await (await fetch(portal.url + path, { headers })).json()) as { output: Output }; // the contract's answer
  return output;
}

/** When it begins, as the portal says it. */
export async function beginOf(portal: Portal, username: string, id: string): Promise<Date> {
  const { meeting } = await readAs<{ meeting: { beginsAt: string } }>(portal, username, `/view/cdp/cs/hist/${id}`);
  return new Date(meeting.beginsAt);
}

/** The key of what a page is about, the last part of its address. */
export const keyOf = (page: Page): string => page.url().split('/').at(-1) ?? '';

/** The professor of the demonstration is found by name, with the next free hours one press away. */
export async function chooseFirstHour(student: Page): Promise<void> {
  await student.goto('/cs/prof/reqst/list?text=박정훈');
  const found = student.getByRole('listitem').filter({ hasText: '박정훈 교수' });
  await found
    .getByRole('link', { name: /에 신청하기/ })
    .first()
    .click();
  await expect(student.getByRole('heading', { level: 1, name: '상담 신청' })).toBeVisible();
  await expect(student.getByRole('button', { name: '바꾸기' })).toBeVisible();
}

/** Says what it is about, where the hour is chosen already. */
export async function fillRequest(student: Page, words: string): Promise<void> {
  const topics = student.getByRole('group', { name: /무엇을 이야기할까요/ });
  await topics.locator('label').first().click();
  await expect(topics.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await student.getByRole('textbox', { name: '교수님께 전할 말' }).fill(words);
}

/** Asks for the chosen hour and gives the key of the request, which waits for the professor. */
export async function sendRequest(student: Page, words: string): Promise<string> {
  await fillRequest(student, words);
  await student.getByRole('button', { name: '신청하기' }).click();
  await expect(student).toHaveURL(/\/cs\/hist\/detail\//);
  await expect(student.getByText('대기', { exact: true })).toBeVisible();
  return keyOf(student);
}

/** Asks the professor for the first free hour and gives the key of the request. */
export async function askProfessor(student: Page, words: string): Promise<string> {
  await chooseFirstHour(student);
  return sendRequest(student, words);
}

/** Agrees with one press to what waits for the professor. */
export async function approve(professor: Page, id: string): Promise<void> {
  await professor.goto(`/cnslt/professor/dtls/detail/${id}`);
  await professor.getByRole('button', { name: '승인하기' }).click();
  await expect(professor.getByText('승인했어요. 학생에게 알렸어요.')).toBeVisible();
}

/** Agrees to the consents of psychological counselling, and applies with the least that is asked for and these words. */
export async function applyToCentre(student: Page, words: string): Promise<void> {
  await expect(student.getByRole('checkbox')).toHaveCount(3);
  for (const box of await student.getByRole('checkbox').all()) await box.check();
  await student.getByRole('button', { name: '동의하고 계속하기' }).click();
  await expect(student.getByRole('heading', { level: 1, name: '심리상담 신청서' })).toBeVisible();
  await student.getByText('우울·무기력', { exact: true }).click();
  for (const item of await student.getByRole('group', { name: /^\d+\. / }).all())
    await item.getByText('전혀 없음', { exact: true }).click();
  await student.getByRole('textbox', { name: '더 말하고 싶은 것' }).fill(words);
  await student.getByRole('button', { name: '신청하기' }).click();
  await expect(student).toHaveURL(/\/cs\/psch\/detail\//);
}
