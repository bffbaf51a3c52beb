/**
 * Opens every route of the table once as somebody who may see it, and looks at it on a phone and on a desktop, with large
 * letters, in both languages. Shells are looked at once a kind, and of screens that run the same code the first is
 * looked at whole (docs/decisions/093-a-whole-look-once.md).
 */
import type { BrowserContext } from '@playwright/test';

import { askWith } from './ask.ts';
import { moveClock } from './moment.ts';
import { expect, signIn, test as base } from './portal.ts';
import { DARK, SHELLS, VISITS, type Visit } from './sample-addresses.ts';
import {
  expectAccessible,
  expectContrast,
  expectEnglish,
  expectPartInEnglish,
  expectKoreanFrom,
  expectLandmarks,
  expectLargeTextFits,
  expectNoSidewaysScroll,
  expectSkipLinkFirst,
  expectTitle,
  expectWholeWords,
} from './screen-checks.ts';
import {
  DESKTOP,
  holdsAll,
  NARROWEST,
  openPage,
  openVisit,
  PHONE,
  type Device,
  type ScreenVisit,
  type VisitedPage,
} from './screen-visit.ts';

/** State that a worker keeps between screens: people's tokens, and a page with the portal's code compiled. */
interface Kept {
  readonly tokens: Map<string, string>;
  context?: BrowserContext;
  visited?: VisitedPage;
}

const test = base.extend<{ open: (visit: Visit) => Promise<ScreenVisit> }, { kept: Kept }>({
  kept: [
    // Names the portal so that it outlives the browser, which else keeps it from ending.
    async ({ workerPortal: _outliving }, use) => {
      const kept: Kept = { tokens: new Map() };
      await use(kept);
      await kept.context?.close();
    },
    { scope: 'worker' },
  ],
  open: async ({ browser, kept, portal, browserErrors, contextOptions, locale, timezoneId }, use) => {
    let opened: ScreenVisit | undefined;
    let stopWatching: (() => void) | undefined;
    await use(async ({ person, findAddress, failing, moment }) => {
      if (failing) browserErrors.expect(failing);
      if (person && moment) {
        const at = await moment(askWith(portal.url, await signIn(portal, person)));
        if (!at) throw new Error('The demonstration has no moment at which the screen shows something.');
        await portal.setClock(at);
      }
      const token = person && (kept.tokens.get(`${person} ${portal.url}`) ?? (await signIn(portal, person)));
      if (person && token) kept.tokens.set(`${person} ${portal.url}`, token);
      if (!kept.context) {
        kept.context = await browser.newContext({ ...contextOptions, viewport: null, locale, timezoneId });
        await moveClock(kept.context);
      }
      await kept.context.clearCookies();
      kept.visited ??= await openPage(kept.context);
      opened = await openVisit(kept.visited, PHONE);
      stopWatching = browserErrors.watchPage(opened.page);
      await opened.page.emulateMedia({ colorScheme: 'light' });
      const address = portal.url + (await findAddress(askWith(portal.url, token ?? '')));
      await opened.load({ address, kept: { locale: 'ko', ...(token && { 'naru.accessToken': token }) } });
      return opened;
    });
    await opened?.leave();
    stopWatching?.();
  },
});

/** Runs all looks at a screen; a failure is noted with the name of the look, and the others are still taken. */
async function lookAt(looks: (look: Look) => Promise<void>): Promise<void> {
  const failures: string[] = [];
  await looks((name, checks) =>
    test.step(name, async () => {
      try {
        await checks();
      } catch (error) {
        failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }),
  );
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}

type Look = (name: string, checks: () => Promise<void>) => Promise<void>;

/** Looks at all that a screen brings itself, in every way. */
async function lookAtWhole(look: Look, screen: ScreenVisit, { name, showsBoth }: Visit): Promise<void> {
  const { page } = screen;
  const lookAtWidth = async (place: string): Promise<void> => {
    await look(`${place}, light`, async () => {
      await expectTitle(page, '나루');
      await expectNoSidewaysScroll(page);
      await expectWholeWords(page);
    });
    await look(`${place}, large letters`, () => expectLargeTextFits(page));
  };
  const lookWithAxe = (place: string): Promise<void> =>
    look(`${place}, axe`, () => expectAccessible(page, { inShell: true }));

  await lookAtWidth('phone');
  const onPhone = await screen.countParts();
  await screen.hold({ ...NARROWEST, isHandheld: true });
  await look('320 wide', () => expectNoSidewaysScroll(page));

  await screen.hold(DESKTOP);
  await lookAtWidth('desktop');
  // Axe reads the width that holds all parts of the other, or both: a table and its cards.
  const onDesktop = await screen.countParts();
  const hasMoreOnPhone = !holdsAll(onDesktop, onPhone);
  if (!hasMoreOnPhone || !holdsAll(onPhone, onDesktop)) await lookWithAxe('desktop');
  if (name in DARK) await lookInDark(look, screen, 'desktop');

  await screen.read('en');
  await lookInEnglish(look, screen, { place: 'desktop', showsBoth });
  await screen.hold(PHONE);
  await lookInEnglish(look, screen, { place: 'phone', showsBoth });
  if (hasMoreOnPhone) await lookWithAxe('phone');
  await lookAtNarrowEnglish(look, screen);
}

/** Looks at a screen whose code another one shows whole: what can differ is what it is called and what it holds. */
async function lookAtRest(look: Look, screen: ScreenVisit, { showsBoth }: Visit): Promise<void> {
  const { page } = screen;
  await look('phone, light', async () => {
    await expectTitle(page, '나루');
    await expectNoSidewaysScroll(page);
  });
  await screen.read('en');
  await lookInEnglish(look, screen, { place: 'phone', showsBoth });
  await lookAtNarrowEnglish(look, screen);
}

/** Looks at a shell around a screen: what is the same on every screen that it is around. */
async function lookAtShell(look: Look, screen: ScreenVisit): Promise<void> {
  const { page } = screen;
  const lookAtWidth = async (place: string, device: Device): Promise<void> => {
    await screen.hold(device);
    await look(`${place}, landmarks`, () => expectLandmarks(page));
    await look(`${place}, axe`, () => expectAccessible(page));
    await lookInDark(look, screen, place);
    await look(`${place}, keyboard`, () => expectSkipLinkFirst(page, '본문으로 건너뛰기'));
    await screen.hold({ ...NARROWEST, isHandheld: device.isHandheld });
    await look(`${place}, 320 wide`, () => expectNoSidewaysScroll(page));
  };
  await lookAtWidth('phone', PHONE);
  await lookAtWidth('desktop', DESKTOP);
  await screen.read('en');
  for (const [place, device] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    await screen.hold(device);
    await look(`${place}, English`, async () => {
      await expectTitle(page, 'Naru');
      for (const part of ['banner', 'contentinfo', 'navigation'] as const)
        for (const one of await page.getByRole(part).all()) await expectPartInEnglish(one);
    });
    await look(`${place}, English, keyboard`, () => expectSkipLinkFirst(page, 'Skip to content'));
    await screen.hold({ ...NARROWEST, isHandheld: device.isHandheld });
    await look(`${place}, 320 wide, English`, () => expectNoSidewaysScroll(page));
  }
}

/** Looks at a screen in the other scheme, and restores the first. */
async function lookInDark(look: Look, { page, settle }: ScreenVisit, place: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle();
  await look(`${place}, dark`, () => expectContrast(page));
  await page.emulateMedia({ colorScheme: 'light' });
  await settle();
}

/** Looks at a screen in English at its present width. */
async function lookInEnglish(
  look: Look,
  { page, listAnswers }: ScreenVisit,
  { place, showsBoth }: { readonly place: string; readonly showsBoth: boolean },
): Promise<void> {
  await look(`${place}, English`, async () => {
    await expectTitle(page, 'Naru');
    if (showsBoth) {
      await expectPartInEnglish(page.getByRole('banner'));
      await expectKoreanFrom(page.locator('body'), await listAnswers());
    } else await expectEnglish(page.locator('body'));
    await expectNoSidewaysScroll(page);
    await expectWholeWords(page);
  });
}

/** English words are longer: what fits in Korean may not. */
async function lookAtNarrowEnglish(look: Look, { page, hold }: ScreenVisit): Promise<void> {
  await hold({ ...NARROWEST, isHandheld: true });
  await look('320 wide, English', () => expectNoSidewaysScroll(page));
}

test('the route table is not empty', () => {
  expect(VISITS.length).toBeGreaterThan(1);
});

for (const [name, visit] of Object.entries(SHELLS))
  test(`the shell of ${name}`, async ({ open }) => {
    const screen = await open(visit);
    await lookAt((look) => lookAtShell(look, screen));
  });

for (const [at, visit] of VISITS.entries()) {
  const isFirstOfKind = VISITS.findIndex(({ kind }) => kind === visit.kind) === at;
  test.describe(() => {
    test.use({ changesData: visit.moment !== undefined });

    test(visit.name, async ({ open }) => {
      const screen = await open(visit);
      await lookAt((look) => (isFirstOfKind ? lookAtWhole : lookAtRest)(look, screen, visit));
    });
  });
}
