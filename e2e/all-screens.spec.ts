/**
 * Opens every route of the table once as somebody who may see it, and checks it on a phone and on a desktop, light
 * and dark, with large letters, in both languages.
 */
import type { BrowserContext } from '@playwright/test';

import { askWith } from './ask.ts';
import { moveClock } from './moment.ts';
import { expect, keepInBrowser, signIn, test as base } from './portal.ts';
import { VISITS, type Visit } from './sample-addresses.ts';
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
import { DESKTOP, NARROWEST, openVisit, PHONE, type Device, type ScreenVisit } from './screen-visit.ts';

/** State that a worker keeps between screens: people's tokens, and a browser with the portal's code cached. */
interface Kept {
  readonly tokens: Map<string, string>;
  context?: BrowserContext;
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
      opened = await openVisit(kept.context, PHONE);
      browserErrors.watchPage(opened.page);
      // Replaces everything that the screen before left there.
      await keepInBrowser(opened.page, portal, { locale: 'ko', ...(token && { 'naru.accessToken': token }) });
      await opened.page.emulateMedia({ colorScheme: 'light' });
      await opened.load(portal.url + (await findAddress(askWith(portal.url, token ?? ''))));
      return opened;
    });
    await opened?.page.close();
  },
});

/** Checks a screen in one way; a failure is noted with its name, and the other ways are still checked. */
async function look(failures: string[], name: string, checks: () => Promise<void>): Promise<void> {
  await test.step(name, async () => {
    try {
      await checks();
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}

/** Checks a screen in Korean at one width, and restores the scheme and the size of letters. */
async function lookAtWidth(failures: string[], { page, settle, hold }: ScreenVisit, device: Device): Promise<void> {
  const place = device.isHandheld ? 'phone' : 'desktop';
  await look(failures, `${place}, light`, async () => {
    await expectTitle(page, '나루');
    await expectLandmarks(page);
    await expectNoSidewaysScroll(page);
    await expectWholeWords(page);
    await expectAccessible(page);
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle();
  await look(failures, `${place}, dark`, () => expectContrast(page));
  await page.emulateMedia({ colorScheme: 'light' });
  await look(failures, `${place}, large letters`, () => expectLargeTextFits(page));
  await look(failures, `${place}, keyboard`, () => expectSkipLinkFirst(page, '본문으로 건너뛰기'));
  await hold({ ...NARROWEST, isHandheld: device.isHandheld });
  await look(failures, `${place}, 320 wide`, () => expectNoSidewaysScroll(page));
}

/** Checks a screen in English at its present width. */
async function lookInEnglish(
  failures: string[],
  { page, listAnswers }: ScreenVisit,
  { place, showsBoth }: { readonly place: string; readonly showsBoth: boolean },
): Promise<void> {
  await look(failures, `${place}, English`, async () => {
    await expectTitle(page, 'Naru');
    if (showsBoth) {
      await expectPartInEnglish(page.getByRole('banner'));
      await expectKoreanFrom(page.locator('body'), await listAnswers());
    } else await expectEnglish(page.locator('body'));
    await expectNoSidewaysScroll(page);
    await expectWholeWords(page);
  });
}

test('the route table is not empty', () => {
  expect(VISITS.length).toBeGreaterThan(1);
});

for (const visit of VISITS) {
  test.describe(() => {
    test.use({ changesData: visit.moment !== undefined });

    test(visit.name, async ({ open }) => {
      const failures: string[] = [];
      const screen = await open(visit);
      await lookAtWidth(failures, screen, PHONE);
      await screen.hold(DESKTOP);
      await lookAtWidth(failures, screen, DESKTOP);
      await screen.hold(DESKTOP);
      await screen.read('en');
      const { showsBoth } = visit;
      await lookInEnglish(failures, screen, { place: 'desktop', showsBoth });
      await screen.hold(PHONE);
      await lookInEnglish(failures, screen, { place: 'phone', showsBoth });
      if (failures.length > 0) throw new Error(failures.join('\n\n'));
    });
  });
}
