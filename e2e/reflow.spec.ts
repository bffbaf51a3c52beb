/** Tests screens in a browser whose letters are set twice as large: the layout is that of a window half as wide. */
import config from './playwright.config.ts';
import { expect, test } from './portal.ts';
import { expectNoSidewaysScroll, waitForScreen } from './screen-checks.ts';

const launch = config.use?.launchOptions;

test.use({ launchOptions: { ...launch, args: [...(launch?.args ?? []), '--blink-settings=defaultFontSize=32'] } });

test('letters of 32 px leave room for words: the rail folds, and a task has a line of its own', async ({
  signedInAs,
}) => {
  const page = await signedInAs('student');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/dashboard');
  await waitForScreen(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await expectNoSidewaysScroll(page);
  const widthOf = async (name: '주 메뉴' | '지금 할 일'): Promise<number> => {
    const part = name === '주 메뉴' ? page.getByRole('navigation', { name }) : page.getByRole('region', { name });
    return (await part.boundingBox())?.width ?? 0;
  };
  expect(await widthOf('주 메뉴')).toBeLessThan(1440 / 8);
  const task = page.getByRole('region', { name: '지금 할 일' }).getByRole('listitem').first();
  const [row, words] = await Promise.all([task.boundingBox(), task.locator('b').first().boundingBox()]);
  expect(words?.width ?? 0).toBeGreaterThan((row?.width ?? 0) / 3);
  // One that a person opens stays open.
  await page.getByRole('button', { name: '메뉴 펼치기' }).click();
  await page.reload();
  await waitForScreen(page);
  expect(await widthOf('주 메뉴')).toBeGreaterThan(1440 / 8);
});
