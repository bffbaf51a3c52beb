/**
 * The first line of the home, drawn by the page itself while the app is on its way: where and as the app will draw it,
 * from the same words, so that nothing is seen to change when it does. Bundled into the page (build/boot.ts): it takes
 * no more than it needs.
 */
import type { LoginInfo } from '@naru/contract/areas/session.ts';

import screen from '../areas/home/dashboard-screen.module.css';
import greeting from '../areas/home/dashboard/greeting/greeting.module.css';
import { greetingEn } from '../areas/home/dashboard/greeting/texts.en.ts';
import { greetingKo } from '../areas/home/dashboard/greeting/texts.ko.ts';
import { type Greeted, type GreetingWords, wordGreeting } from '../areas/home/dashboard/greeting/words.ts';
import { FACT_DOT } from '../platform/format/facts.ts';
import { toKst } from '../platform/format/kst.ts';
import { writeEnDay } from '../platform/format/texts.en.ts';
import { writeKoDay } from '../platform/format/texts.ko.ts';
import button from '../ui/button.module.css';
import shell from './shell/shell.module.css';

const LANGUAGES = {
  ko: { texts: greetingKo, writeDay: writeKoDay },
  en: { texts: greetingEn, writeDay: writeEnDay },
};

/** Whether the guard will let them in: a greeting that gives way to another screen would be a flash of the wrong one. */
export function mayOpenHome({ hasOpenConsent, privilegeList }: LoginInfo): boolean {
  return !hasOpenConsent && privilegeList.some(({ menuId, resourceCd }) => menuId === 'HOME' && resourceCd === 'R');
}

/** Draws it into the page's own frame; nothing where the app has drawn already. */
export function drawGreeting(data: Greeted, locale: 'ko' | 'en'): void {
  const { texts, writeDay } = LANGUAGES[locale];
  const words = wordGreeting(data, {
    texts,
    // Weeks and days of one term need no grouping, and Intl would take its time here.
    number: String,
    day: (on) => {
      const date = toKst(Date.parse(`${on}T00:00:00+09:00`));
      return writeDay({ date, hasYear: date.year !== toKst(Date.now()).year, hasWeekday: false });
    },
  });
  document.querySelector('#root > .frame')?.replaceChildren(
    element('div', shell.content, [
      element('div', screen.page, [
        element('div', greeting.greeting, [element('h1', '', [words.title]), element('p', '', nextTo(words))]),
        element('div', screen.edit, [placeOfButton(texts.edit)]),
        // As high as the app's own first drawing: the same scroll bar, the same width.
        element('div', screen.loading, []),
      ]),
    ]),
  );
}

function nextTo({ day, next }: GreetingWords): (Node | string)[] {
  return next ? [day, FACT_DOT, next.before, element('b', '', [next.days]), next.after] : [day];
}

/** Room that the greeting leaves for a button; the button comes with the app, which answers it. */
function placeOfButton(label: string): HTMLElement {
  const place = element('span', `${button.button} ${button.text}`, [
    element('span', button.content, [document.createElementNS('http://www.w3.org/2000/svg', 'svg'), label]),
  ]);
  for (const side of ['width', 'height']) place.querySelector('svg')?.setAttribute(side, '1.25rem');
  place.style.visibility = 'hidden';
  return place;
}

function element(name: string, className: string | undefined, children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}
