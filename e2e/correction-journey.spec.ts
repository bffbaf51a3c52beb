/** A correction from asking to the next version: the student's screens, the desk of the corrector, and a phone. */
import type { Locator, Page } from '@playwright/test';

import { expect, test } from './portal.ts';
import { labelOf } from './labels.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

test.use({ changesData: true });

const PHONE = { width: 360, height: 780 };
const LETTER = '가람미디어 · 콘텐츠 기획';
const OVERALL = '수치가 또렷해서 잘 읽혀요. 첫 문단만 조금 줄여 보세요.';

/** Words of the letter, and those that the corrector puts in their place. */
const FIRST = '기사보다 기사를 찾아 읽는 사람에게 더 눈이 갔습니다.';
const SECOND = '독자의 말로 설명하고';
const THIRD = '다섯 가지로 나누겠습니다.';
const FOURTH = '나아질 수 있다고 보았습니다.';
const BETTER = '기사를 찾아 읽는 사람을 더 오래 보았습니다.';
const SHORTER = '독자의 말로 옮기고';

/** Finds where words begin and end on the screen; the field scrolls to them. */
async function findWords(field: Locator, words: string) {
  return field.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const nodes: { node: Node; from: number }[] = [];
    let text = '';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      nodes.push({ node, from: text.length });
      text += node.textContent;
    }
    const begins = text.indexOf(wanted);
    if (begins < 0) throw new Error(`“${wanted}” does not stand there.`);
    const pointAt = (offset: number) => {
      const at = nodes.findLast(({ from }) => from <= offset) ?? nodes[0];
      if (!at) throw new Error('There is no text.');
      return { node: at.node, offset: offset - at.from };
    };
    const [first, last] = [pointAt(begins), pointAt(begins + wanted.length - 1)];
    const range = document.createRange();
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, last.offset + 1);
    first.node.parentElement?.scrollIntoView({ block: 'center' });
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    const [begin, end] = [rects[0], rects.at(-1)];
    if (!begin || !end) throw new Error('The words are not on the screen.');
    return {
      begin: { x: begin.left + 1, y: begin.top + begin.height / 2 },
      end: { x: end.right - 1, y: end.top + end.height / 2 },
    };
  }, words);
}

/** Drags over words, as a mouse does. */
async function dragOver(page: Page, field: Locator, words: string): Promise<void> {
  const { begin, end } = await findWords(field, words);
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

/** Selects words as the handles of a phone do: without a mouse. */
async function pickByHandles(field: Locator, words: string): Promise<void> {
  await field.focus();
  await field.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      node.parentElement?.scrollIntoView({ block: 'center' });
      getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
      return;
    }
    throw new Error(`“${wanted}” does not stand there.`);
  }, words);
}

interface Comment {
  readonly words: string;
  readonly text: string;
  readonly suggestion?: string;
}

async function writeComment(desk: Page, { words, text, suggestion }: Comment): Promise<void> {
  const answer = desk.getByRole('textbox', { name: '문항 1 답변' });
  await dragOver(desk, answer, words);
  await desk.getByRole('button', { name: '의견 쓰기' }).click();
  const editor = desk.getByRole('listitem').filter({ has: desk.getByRole('button', { name: '의견 남기기' }) });
  await expect(editor.locator('blockquote')).toHaveText(words);
  await editor.getByRole('textbox', { name: '의견', exact: true }).fill(text);
  if (suggestion !== undefined) {
    await editor.getByText('이렇게 고치면 어떨지 제안하기').click();
    await editor.getByRole('textbox', { name: '고친 글' }).fill(suggestion);
  }
  await editor.getByRole('button', { name: '의견 남기기' }).click();
  await expect(desk.getByRole('button', { name: `의견 보기: ${words}` })).toBeVisible();
}

/** Gives a point from 1 to 5 in the rubric. */
async function give(dialog: Locator, point: string, value: number): Promise<void> {
  const scale = dialog.getByRole('radiogroup', { name: point });
  await scale
    .locator('label')
    .nth(value - 1)
    .click();
  await expect(scale.getByRole('radio').nth(value - 1)).toBeChecked();
}

async function askFor(student: Page): Promise<void> {
  await student.goto('/portfolio/cl/list');
  await student.getByRole('link', { name: LETTER }).click();
  await student.getByRole('link', { name: '첨삭 요청하기' }).click();
  await expect(student.getByRole('heading', { level: 1, name: '첨삭 요청하기 · 1차' })).toBeVisible();
  await student.getByRole('textbox', { name: /첨삭 담당에게 전할 말/ }).fill('첫 문단을 봐 주세요.');
  await expectAccessible(student);
  await student.getByRole('button', { name: '첨삭 요청하기' }).click();
  await expect(student.getByText('첨삭을 요청했어요. 끝나면 알려 드려요.')).toBeVisible();
  await expect(student.getByRole('button', { name: '요청 철회하기' })).toBeVisible();
  await expect(student.getByText('아직 아무도 열어 보지 않았어요')).toBeVisible();
}

async function correct(desk: Page): Promise<void> {
  await desk.goto('/profsr/cl/list');
  await desk.getByRole('button', { name: `${LETTER} 맡기` }).click();
  await expect(desk.getByRole('heading', { level: 1, name: `${LETTER} · 1차` })).toBeVisible();
  await expect(desk.getByText('첫 문단을 봐 주세요.')).toBeVisible();
  await writeComment(desk, { words: FIRST, text: '한 문장에 같은 말이 두 번 나와요.', suggestion: BETTER });
  await writeComment(desk, { words: SECOND, text: '조금 더 짧게 써도 돼요.', suggestion: SHORTER });
  await writeComment(desk, { words: THIRD, text: '왜 다섯 가지인가요?' });
  await writeComment(desk, { words: FOURTH, text: '더 힘 있게 맺어 보세요.', suggestion: '나아진다고 확신했습니다.' });
  await expect(desk.getByText('의견 4개')).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: '첨삭 마치기' }).click();
  const dialog = desk.getByRole('dialog', { name: '첨삭 마치기' });
  await dialog.getByRole('textbox', { name: '총평' }).fill(OVERALL);
  await give(dialog, '구체성', 5);
  await give(dialog, '구조', 4);
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: '첨삭 마치기' }).click();
  await expect(desk.getByText('첨삭을 마쳤어요. 학생에게 알렸어요.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(desk.getByText('첨삭을 마친 요청이라 의견을 더 쓸 수 없어요.')).toBeVisible();
}

async function takeUp(student: Page): Promise<void> {
  await student.reload();
  await expect(student.getByText(OVERALL)).toBeVisible();
  await expect(student.getByText(/^권보람\s·/)).toBeVisible();
  await student.getByRole('link', { name: '의견 보고 반영하기' }).click();
  await expect(student.getByText('4개 중 0개를 정리했어요')).toBeVisible();
  await student.getByRole('button', { name: `의견 보기: ${FIRST}` }).click();
  await student.getByRole('button', { name: '수락하기' }).click();
  await expect(student.getByText('제안을 글에 반영했어요.').first()).toBeVisible();
  const answer = student.getByRole('textbox', { name: '문항 1 답변' });
  await expect(answer).toContainText(BETTER);
  // The words of the second one stand further on now.
  await student.getByRole('button', { name: `의견 보기: ${SECOND}` }).click();
  await student.getByRole('button', { name: '수락하기' }).click();
  await expect(answer).toContainText(`이 어긋남을 ${SHORTER} 숫자로`);
  await student.getByRole('button', { name: `의견 보기: ${FOURTH}` }).click();
  await student.getByRole('button', { name: '거절하기' }).click();
  await expect(answer).toContainText(FOURTH);
  await student.getByRole('button', { name: `의견 보기: ${THIRD}` }).click();
  await student.getByRole('button', { name: '확인했어요' }).click();
  await expect(student.getByText('의견 4개를 모두 정리했어요')).toBeVisible();
  await expectAccessible(student);
}

test('W5 a letter goes from asking to its next version: comments at the very words, two of them taken up', async ({
  signedInAs,
}) => {
  test.slow(); // two people, one after the other
  const student = await signedInAs('student');
  await askFor(student);
  const desk = await signedInAs('career', { elsewhere: true });
  await correct(desk);
  await takeUp(student);
  await labelOf(student.getByRole('radio', { name: '나란히 비교' })).click();
  const compared = student.getByRole('region', { name: '문항 1 비교' });
  await expect(compared.locator('del')).not.toHaveCount(0);
  await expect(compared.locator('ins')).toContainText(['옮기고']);
  await expectAccessible(student);
  await student.getByRole('link', { name: '글 고치기' }).click();
  await expect(student.getByRole('textbox', { name: '1번 답변' })).toContainText(SHORTER);
  await student.getByRole('button', { name: '버전', exact: true }).first().click();
  const versions = student.getByRole('dialog', { name: '1번 답변의 버전' });
  await versions.getByRole('combobox', { name: /^버전 고르기/ }).click();
  await student.getByRole('option', { name: /첨삭을 요청할 때$/ }).click();
  await expect(versions.getByRole('heading', { name: /버전$/, level: 3 })).toBeVisible();
  await expect(versions.locator('ins').filter({ hasText: '옮기고' })).toBeVisible();
});

test('W5 a corrector takes a request, comments and finishes on a phone', async ({ signedInAs }) => {
  test.slow(); // the whole desk
  const desk = await signedInAs('career');
  await desk.setViewportSize(PHONE);
  await desk.goto('/profsr/cl/list');
  await expectNoSidewaysScroll(desk);
  await desk.getByRole('button', { name: /맡기$/ }).first().click();
  const answer = desk.getByRole('textbox', { name: '문항 1 답변' });
  await expect(answer).toBeVisible();
  await expect(answer).not.toBeEmpty();
  await expectNoSidewaysScroll(desk);
  const words = ((await answer.textContent()) ?? '').slice(3, 13);
  await pickByHandles(answer, words);
  await desk.getByRole('button', { name: '의견 쓰기' }).click();
  const sheet = desk.getByRole('dialog', { name: '의견' });
  await expect(sheet.locator('blockquote')).toHaveText(words);
  await sheet.getByRole('textbox', { name: '의견', exact: true }).fill('이 말을 앞으로 옮겨 보세요.');
  await expectAccessible(desk);
  await expectNoSidewaysScroll(desk);
  await sheet.getByRole('button', { name: '의견 남기기' }).click();
  await expect(sheet.getByRole('button', { name: '고치기' })).toBeVisible();
  await sheet.getByRole('button', { name: '닫기' }).click();
  await expect(desk.getByText('의견 1개')).toBeVisible();
  await desk.getByRole('button', { name: '첨삭 마치기' }).click();
  const dialog = desk.getByRole('dialog', { name: '첨삭 마치기' });
  await dialog.getByRole('textbox', { name: '총평' }).fill(OVERALL);
  await give(dialog, '표현', 3);
  await expectNoSidewaysScroll(desk);
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: '첨삭 마치기' }).click();
  await expect(desk.getByText('첨삭을 마쳤어요. 학생에게 알렸어요.')).toBeVisible();
  await expect(desk.getByText(OVERALL)).toBeVisible();
  await expectNoSidewaysScroll(desk);
});

/** Composes a syllable as a Korean input method does, from its letters. */
async function compose(page: Page, steps: readonly string[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  for (const text of steps)
    await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await client.send('Input.insertText', { text: steps.at(-1) ?? '' });
  await client.detach();
}
const GEUL = ['ㄱ', '그', '글'];

/** Lists the words that the browser highlights as commented. */
const listMarked = (): string[] => [...(CSS.highlights.get('anchored-open') ?? [])].map(String);

test('W5 syllables composed in a suggestion and at the edges of a mark are neither doubled nor lost', async ({
  signedInAs,
}) => {
  test.slow(); // two people, one after the other
  const student = await signedInAs('student');
  await askFor(student);
  const desk = await signedInAs('career', { elsewhere: true });
  await desk.goto('/profsr/cl/list');
  await desk.getByRole('button', { name: `${LETTER} 맡기` }).click();
  const frozen = desk.getByRole('textbox', { name: '문항 1 답변' });
  await expect(frozen).toContainText(SECOND);
  await expect(desk.getByText('첫 문단을 봐 주세요.')).toBeVisible();
  const before = (await frozen.textContent()) ?? '';
  await dragOver(desk, frozen, SECOND);
  await desk.getByRole('button', { name: '의견 쓰기' }).click();
  const editor = desk.getByRole('listitem').filter({ has: desk.getByRole('button', { name: '의견 남기기' }) });
  const remark = editor.getByRole('textbox', { name: '의견', exact: true });
  await remark.focus();
  for (let times = 0; times < 3; times += 1) await compose(desk, GEUL);
  await expect(remark).toHaveValue('글글글');
  await editor.getByText('이렇게 고치면 어떨지 제안하기').click();
  const suggestion = editor.getByRole('textbox', { name: '고친 글' });
  await expect(suggestion).toHaveValue(SECOND);
  // In the middle of the words, where each letter is drawn beside them as a difference.
  await suggestion.press('Home');
  for (let step = 0; step < 3; step += 1) await suggestion.press('ArrowRight');
  for (let times = 0; times < 2; times += 1) await compose(desk, GEUL);
  const suggested = `${SECOND.slice(0, 3)}글글${SECOND.slice(3)}`;
  await expect(suggestion).toHaveValue(suggested);
  await editor.getByRole('button', { name: '의견 남기기' }).click();
  await expect(desk.getByRole('button', { name: `의견 보기: ${SECOND}` })).toBeVisible();
  await desk.getByRole('button', { name: '첨삭 마치기' }).click();
  const dialog = desk.getByRole('dialog', { name: '첨삭 마치기' });
  await dialog.getByRole('textbox', { name: '총평' }).focus();
  await compose(desk, GEUL);
  await expect(dialog.getByRole('textbox', { name: '총평' })).toHaveValue('글');
  await dialog.getByRole('button', { name: '첨삭 마치기' }).click();
  await expect(desk.getByText('첨삭을 마쳤어요. 학생에게 알렸어요.')).toBeVisible();

  // The student writes at both edges of the mark, and inside it.
  await student.goto('/portfolio/cl/list');
  await student.getByRole('link', { name: LETTER }).click();
  const answer = student.getByRole('textbox', { name: '1번 답변' });
  await expect.poll(() => student.evaluate(listMarked)).toContain(SECOND);
  const written = before.replace(SECOND, `글${SECOND.slice(0, 1)}글${SECOND.slice(1)}`);
  const { begin } = await findWords(answer, SECOND);
  await student.mouse.click(begin.x, begin.y);
  await compose(student, GEUL);
  await student.keyboard.press('ArrowRight');
  await compose(student, GEUL);
  await expect(answer).toHaveText(written);
  await expect(student.getByText(/저장했어요$/)).toBeVisible();
  await student.reload();
  await expect(answer).toHaveText(written);
});
