/** Steps that several walks of counselling take. */
import type { Page } from '@playwright/test';

import { expect, signIn, type Portal } from './portal.ts';

/** When it begins, as the portal says it. */
export async function beginOf(portal: Portal, username: string, id: string): Promise<Date> {
  const headers = { authorization: `Bearer ${await signIn(portal, username)}` };
  const response = await fetch(`${portal.url}/view/cdp/cs/hist/${id}`, { headers });
  const { output } = (await response.json()) as { output: { meeting: { beginsAt: string } } }; // the contract's answer
  return new Date(output.meeting.beginsAt);
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
