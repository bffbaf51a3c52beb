/** Runs before the first paint, in the page itself: the look, the language, and the first reads while the bundle loads. */
import type { LoginInfo } from '@naru/contract/areas/session.ts';

import { FONT_KEY, loadFont } from '../src/app/font.ts';
import { clearFirstLook, drawFirstLook, mayLook } from '../src/app/first-look.ts';
import { isRailFolded, NARROW_SHELL, RAIL_KEY } from '../src/app/shell/rail-fold.ts';
import type { FirstLook } from '../src/platform/first-look.ts';
import { createPageFormat } from '../src/platform/format/page-format.ts';

const TOKEN_KEY = 'naru.accessToken';

declare const PAGE_FONT: string;
declare global {
  interface Window {
    /** Where a server wrote one: how the screen of this address begins (first-looks.ts). */
    naruLook?: FirstLook<unknown>;
    /** Gives the search key that was pressed before the app listened, and keeps none from then on. */
    naruSearchKey?: () => KeyboardEvent | undefined;
  }
}

/** So long the app waits at most for the first look to stand: less than it takes to notice. */
const LOOK_MS = 200;
/** And so long the look for the font, which lies in the cache. */
const FONT_MS = 100;

const page = document.documentElement;
const language = read('locale') === 'en' ? 'en' : 'ko';
const look = read('naru.look');
const token = read(TOKEN_KEY);
// These pages stand without the shell, also for a person who is signed in.
const isPublic = /^\/(index|login|logout|landing|info|error)(\/|$)/.test(location.pathname);

page.lang = language;
page.dataset['theme'] = look === 'dark' || look === 'light' ? look : 'system';
if (isRailFolded(read(RAIL_KEY), matchMedia(NARROW_SHELL).matches)) page.dataset['rail'] = 'closed';
if (token) {
  if (!isPublic) page.dataset['signedIn'] = 'yes';
  try {
    askEarly(token);
  } catch {
    // A damaged token: the session rules deal with it.
  }
}

// A storage that was emptied names no key.
addEventListener('storage', ({ key }) => {
  if (key === null || key === TOKEN_KEY) clearFirstLook();
});

// A screen can be seen before the app listens: a search that is asked for meanwhile opens with the app, which takes
// the key as it was pressed (menu-search.tsx), for the person may have switched off the slash.
let pressed: KeyboardEvent | undefined;
const keepSearchKey = (event: KeyboardEvent): void => {
  const isSearch = event.key === '/' || (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey));
  if (!isSearch || !token || isPublic || event.target !== document.body) return;
  event.preventDefault();
  pressed = event;
};
addEventListener('keydown', keepSearchKey);
window.naruSearchKey = () => {
  removeEventListener('keydown', keepSearchKey);
  const key = pressed;
  pressed = undefined;
  return key;
};

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage switched off: the defaults hold
  }
}

function askEarly(given: string): void {
  const claims = JSON.parse(atob((given.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as {
    exp: number;
    CDP_SYS_ROLE_ID?: string;
  }; // a damaged token throws here or has no life left
  // With less left the token is refreshed first (docs/specification.md §4).
  if (!((claims.exp * 1000 - Date.now()) / 3_600_000 > 359)) return;
  const answers: Record<string, Promise<Response>> = {};
  const ask = async (address: string): Promise<unknown> => {
    const response = fetch(address, { headers: { authorization: `Bearer ${given}`, 'accept-language': language } });
    // Read to its end at once: the app then has it without another turn of the network.
    const text = response.then((answer) => answer.text());
    answers[address] = Promise.all([response, text]).then(([answer, body]) => new Response(body, answer));
    return JSON.parse(await text);
  };
  const loginInfo = ask('/api/auth/loginInfo?sysGbnCd=CDP');
  const asked = [loginInfo];
  // The first read of the screen, where a server wrote one; people from outside the university have none.
  const { read: address } = page.dataset;
  const first = claims.CDP_SYS_ROLE_ID && address?.startsWith('/') ? ask(address) : undefined;
  const { naruLook } = window;
  const looked = first && naruLook && draw(naruLook, loginInfo, first);
  const drawn = looked && Promise.race([looked, sleep(LOOK_MS)]).catch(() => undefined);
  if (!isPublic) asked.push(ask('/view/cdp/auth/member'));
  // The caller that takes an answer gets its error.
  void Promise.allSettled([...asked, first, looked, ...Object.values(answers)]);
  window.naruEarly = { token: given, language, answers, drawn };
}

/** Resolves when it is painted; answers that carry nothing are failures, which the app words. */
async function draw(wanted: FirstLook<unknown>, loginInfo: Promise<unknown>, first: Promise<unknown>): Promise<void> {
  const answers = Promise.all([loginInfo, first]) as Promise<[{ output?: LoginInfo }, { output?: unknown }]>; // our own server's
  const isKept = read(FONT_KEY) === PAGE_FONT;
  const font = isKept && Promise.race([loadFont(PAGE_FONT), sleep(FONT_MS)]).catch(() => undefined);
  const [info, { output }] = await answers;
  await font;
  // Another tab may have signed them out meanwhile, or somebody else in.
  if (read(TOKEN_KEY) !== token) return;
  if (!info.output || !output || !mayLook(info.output, wanted)) return;
  drawFirstLook(wanted, output, { locale: language, path: location.pathname, format: createPageFormat(language) });
  // A timer that a frame starts runs when the frame is painted.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
