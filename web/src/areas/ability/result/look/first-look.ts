/** The head of a result, as the page draws it before the app has run: the test, and the first thing to know. */
import type { testResults } from '@naru/contract/areas/ability/result.ts';
import type { TestFamily } from '@naru/contract/areas/ability/words.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { __iconNode as clock } from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { __iconNode as info } from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';

import { findingEn } from '../../../../blocks/ability/finding/texts.en.ts';
import { findingKo } from '../../../../blocks/ability/finding/texts.ko.ts';
import { joinFacts } from '../../../../platform/format/facts.ts';
import type { FirstLook, LookedAt } from '../../../../platform/first-look.ts';
import button from '../../../../ui/button.module.css';
import { drawButtonPlace, element } from '../../../../ui/first-look/draw.ts';
import { drawNotice, drawPageHeader, drawSection, drawTabs, settleTabs } from '../../../../ui/first-look/parts.ts';
import tabs from '../../../../ui/tabs.module.css';
import styles from '../result.module.css';
import { lookEn } from './texts.en.ts';
import { lookKo } from './texts.ko.ts';
import { wordResult } from './words.ts';

type Latest = CallOutput<typeof testResults.readLatest>;
type Result = NonNullable<Latest['result']>;

const TEXTS = { ko: lookKo, en: lookEn };
const FINDINGS = { ko: findingKo, en: findingEn };

export const firstLook: FirstLook<Latest> = {
  menuId: 'ABL_MY',
  settle: settleTabs,
  draw: ({ result, testList }, at) => {
    const family = (/\d+/.exec(at.path)?.[0] ?? '01') as TestFamily; // the build names the addresses, each with one
    const texts = TEXTS[at.locale];
    // With several tests there is a choice above the result, and it comes with the app.
    const isAlone = testList.filter(({ attemptCount }) => attemptCount > 0).length <= 1;
    return [
      drawPageHeader({
        title: texts.titles[family],
        purpose: result ? writePurpose(result, at) : texts.waiting,
        isInBar: family === '01',
        actions: result ? drawActions(result, at) : [],
      }),
      drawTabs(
        Object.entries(texts.families).map(([id, label]) => ({
          label,
          path: `/ability/my/tab${id}`,
          isChosen: id === family,
        })),
      ),
      ...(result && isAlone ? [element('div', { class: tabs.panel }, [drawResult(result, at)])] : []),
    ];
  },
};

function writePurpose({ grade, scoredAt, term }: Result, { format, locale }: LookedAt): string {
  const texts = TEXTS[locale];
  const day = format.day(scoredAt, { hasWeekday: false, hasYear: true });
  return joinFacts([texts.takenOn(day), texts.classOf(String(grade), term.semstrNm)]);
}

function drawActions({ can }: Result, { locale }: LookedAt): HTMLElement[] {
  const { print, excel } = TEXTS[locale];
  return [print, ...(can.export ? [excel] : [])].map((label) => drawButtonPlace(label, button.secondary));
}

function drawResult(result: Result, { locale, format: { number } }: LookedAt): HTMLElement {
  const texts = TEXTS[locale];
  const { title, text } = wordResult(result, { texts: texts.findings, findings: FINDINGS[locale], number });
  const notices = [
    ...(result.qualityList.length > 0
      ? [drawNotice({ tone: 'amber', icon: clock, title: texts.doubt, text: texts.doubtText })]
      : []),
    ...(result.isValidated
      ? []
      : [drawNotice({ tone: 'info', icon: info, title: texts.notValidated, text: texts.notValidatedText })]),
  ];
  return element('div', { class: styles.frame }, [
    element('div', { class: styles.page }, [
      element('div', { class: styles.main }, [...notices, drawSection({ title, text })]),
    ]),
  ]);
}
