/**
 * Tests that one press is one write: presses a sample of each area's forms, rows and dialogs twice without a pause,
 * and asks the portal for the number of new rows.
 */
import { advisorDesk } from '@naru/contract/areas/counselling/advisor/desk.ts';
import { law } from '@naru/contract/areas/counselling/law/asking.ts';
import { lawDesk } from '@naru/contract/areas/counselling/law/desk.ts';
import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { psychHandover } from '@naru/contract/areas/counselling/psychological/handover.ts';
import { referral } from '@naru/contract/areas/counselling/referral/referral.ts';
import { room } from '@naru/contract/areas/counselling/room/room.ts';
import { roomReservation } from '@naru/contract/areas/counselling/room/reservation.ts';
import { members } from '@naru/contract/areas/member.ts';
import { consent } from '@naru/contract/areas/outside.ts';
import { rosters } from '@naru/contract/areas/roster.ts';
import { account } from '@naru/contract/areas/account.ts';
import { survey } from '@naru/contract/areas/survey.ts';
import { bundleFiles, bundleRows, zipOf } from '@naru/server/test/roster-bundle.ts';
import type { Locator, Page } from '@playwright/test';

import { askWith, type Ask } from './ask.ts';
import { keyOf } from './counselling-steps.ts';
import { expect, signIn, test, type Portal } from './portal.ts';
import { enterTwice, pressTwice, watchWrites } from './press-steps.ts';

test.use({ changesData: true });

const DAY_MS = 86_400_000;
const SEOUL_MS = 9 * 3_600_000;
const dayIn = (days: number): string => new Date(Date.now() + SEOUL_MS + days * DAY_MS).toISOString().slice(0, 10);
const EMAIL = 'na.refused@example.com';
const WORDS = '두 번 눌러도 한 번이에요.';

interface Press {
  readonly on: Locator;
  readonly by: 'clicks' | 'enter';
}

interface Sample {
  readonly what: string;
  readonly person: string;
  /** Brings the person to the press. */
  readonly come: (page: Page) => Promise<Press>;
  /** Waits for the screen to show that the write is done. */
  readonly done: (page: Page) => Promise<void>;
  /** Counts the rows that it makes, as the portal sees them. */
  readonly count: (ask: Ask, page: Page) => Promise<number>;
  /** Another person who counts them. */
  readonly countedBy?: string;
  readonly rows?: number;
  readonly writes?: number;
}

const clicks = (on: Locator): Press => ({ on, by: 'clicks' });
const enter = (on: Locator): Press => ({ on, by: 'enter' });
const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true });
const field = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('textbox', { name, exact: true });
const says = (text: string | RegExp) => async (page: Page) => expect(page.getByText(text).first()).toBeVisible();
const leadsTo = (address: RegExp) => async (page: Page) => expect(page).toHaveURL(address);

type People = (username: string) => Promise<{ readonly page: Page; readonly ask: Ask }>;

async function tryAll(samples: readonly Sample[], people: People): Promise<void> {
  for (const sample of samples)
    await test.step(sample.what, async () => {
      const { page, ask: own } = await people(sample.person);
      const ask = sample.countedBy ? (await people(sample.countedBy)).ask : own;
      const { on, by } = await sample.come(page);
      await expect(on).toBeVisible();
      const before = await sample.count(ask, page);
      const writes = watchWrites(page);
      await (by === 'clicks' ? pressTwice(on) : enterTwice(on));
      await sample.done(page);
      await writes.answered();
      // An email is sent a moment after the answer.
      await expect.poll(() => sample.count(ask, page), `rows: ${sample.what}`).toBe(before + (sample.rows ?? 1));
      expect(writes.list(), `writes: ${sample.what}`).toHaveLength(sample.writes ?? 1);
    });
}

/** Opens pages and makes calls for the people who take part, each in a browser of their own. */
function peopleOf(portal: Portal, open: (username: string) => Promise<Page>): People {
  const known = new Map<string, ReturnType<People>>();
  const come = async (username: string) => ({
    page: await open(username),
    ask: askWith(portal.url, await signIn(portal, username)),
  });
  return (username) => {
    const found = known.get(username) ?? come(username);
    known.set(username, found);
    return found;
  };
}

/** Signs somebody up whose email is refused, which makes a failed job. */
async function failMail(portal: Portal): Promise<void> {
  await portal.refuseMails(true);
  const response = await fetch(`${portal.url}/api/auth/hyfive/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: EMAIL,
      name: '나바깥',
      birthDate: '2000-01-01',
      password: 'river-crossing-47',
      locale: 'ko',
      agreedList: [
        { code: 'tou', version: 1 },
        { code: 'privacy', version: 2 },
      ],
    }),
  });
  expect(response.status).toBe(200);
}

async function findMember(ask: Ask, searchText: string): Promise<string> {
  const { memberPage } = await ask(members.pageMembers, { query: { searchText } });
  return memberPage.content[0]?.memberId ?? '';
}

const administration = (portal: Portal): readonly Sample[] => [
  {
    what: 'a job started again from its row',
    person: 'admin',
    come: async (page) => {
      // The notice about it is refused, too, and lies above it.
      const failed = page.getByRole('link', { name: '이메일 보내기' }).last();
      await expect(async () => {
        await page.goto('/admin/job/list?state=FAILED');
        await expect(failed).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await portal.refuseMails(false);
      await failed.click();
      await button(page.getByRole('dialog', { name: '이메일 보내기' }), '다시 시작하기').click();
      return clicks(button(page.getByRole('alertdialog'), '다시 시작하기'));
    },
    done: async (page) => {
      await says('다시 시작했어요.')(page);
      await expect(page.getByRole('dialog', { name: '이메일 보내기' })).toContainText('완료');
    },
    count: async () => (await portal.readMails()).filter(({ recipients }) => recipients.includes(EMAIL)).length,
  },
  {
    what: 'a survey begun, by Enter in its dialog',
    person: 'admin',
    come: async (page) => {
      await page.goto('/admin/survey/list');
      await button(page, '설문 만들기').click();
      const dialog = page.getByRole('dialog');
      await field(dialog, '이름 (한국어)').fill('새 설문');
      await field(dialog, '이름 (영어)').fill('New survey');
      return enter(field(dialog, '이름 (영어)'));
    },
    done: leadsTo(/\/admin\/survey\/form\//),
    count: async (ask) => (await ask(survey.pageSurveys, { query: {} })).surveyPage.totalElements,
  },
  {
    what: 'a survey copied from its menu',
    person: 'admin',
    come: async (page) => {
      await button(page, '더 보기').click();
      return clicks(page.getByRole('menuitem', { name: '사본 만들기' }));
    },
    done: says(/사본을 만들었어요/),
    count: async (ask) => (await ask(survey.pageSurveys, { query: {} })).surveyPage.totalElements,
  },
  {
    what: 'a roster looked through',
    person: 'admin',
    come: async (page) => {
      await page.goto('/admin/roster/list');
      const buffer = zipOf([...bundleFiles(bundleRows())]);
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'roster.zip', mimeType: 'application/zip', buffer });
      await expect(page.getByRole('button', { name: /빼기$/ })).toBeVisible();
      return clicks(button(page, '바뀔 내용 보기'));
    },
    done: async (page) => expect(page.getByRole('dialog', { name: '바뀔 내용' })).toBeVisible(),
    count: async (ask) => (await ask(rosters.pageRuns, { query: {} })).runPage.totalElements,
  },
  {
    what: 'an account locked',
    person: 'admin',
    come: async (page) => {
      await page.goto('/admin/member/list?text=정유진');
      await page.getByRole('link', { name: '정유진', exact: true }).click();
      await button(page.getByRole('dialog', { name: '정유진' }), '계정 잠그기').click();
      const dialog = page.getByRole('dialog', { name: /잠글까요/ });
      await field(dialog, '이유').fill(WORDS);
      return clicks(button(dialog, '계정 잠그기'));
    },
    done: says('계정을 잠갔어요.'),
    count: async (ask) => {
      const params = { id: await findMember(ask, '정유진') };
      return (await ask(members.readMember, { params })).member.historyList.length;
    },
  },
  {
    what: 'an advisor chosen',
    person: 'admin',
    come: async (page) => {
      await page.goto('/admin/advisor/list?text=김서윤');
      await page.getByRole('link', { name: '김서윤', exact: true }).first().click();
      const sheet = page.getByRole('dialog', { name: '김서윤' });
      await sheet.getByRole('combobox', { name: '새 지도교수', exact: true }).fill('이수정');
      await page.getByRole('option', { name: /이수정/ }).click();
      return clicks(button(sheet, '바꾸기'));
    },
    done: says('1명의 지도교수를 정했어요.'),
    count: async (ask) => {
      const { studentPage } = await ask(advisorDesk.pageAdvised, { query: { searchText: '김서윤' } });
      const params = { id: studentPage.content[0]?.stdntId ?? '' };
      return (await ask(advisorDesk.readAdvised, { params })).historyList.length;
    },
  },
];

const CASE = /\/dtls\/form\/(?<id>[\w-]+)$/;
const caseOf = (page: Page): string => CASE.exec(page.url())?.groups?.['id'] ?? '';

/** Fills in the day and the hour of a session at the centre, and gives the dialog. */
async function fillWhen(page: Page, days: number): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await field(dialog, '날짜').fill(dayIn(days));
  await dialog.getByRole('combobox', { name: '시각' }).click();
  await page.getByRole('option', { name: '오후 9:00' }).click();
  return dialog;
}

const CENTRE: readonly Sample[] = [
  {
    what: 'consents given',
    person: 'student',
    come: async (page) => {
      await page.goto('/cs/psch/reqst/agre');
      await expect(page.getByRole('checkbox')).toHaveCount(3);
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      return clicks(button(page, '동의하고 계속하기'));
    },
    done: async (page) => expect(page.getByRole('heading', { level: 1, name: '심리상담 신청서' })).toBeVisible(),
    count: async (ask) =>
      (await ask(psychAsking.readConsents, {})).consentList.filter(({ agreedAt }) => agreedAt !== null).length,
    rows: 3,
  },
  {
    what: 'counselling asked for in a long form',
    person: 'student',
    come: async (page) => {
      await page.getByText('우울·무기력', { exact: true }).click();
      for (const item of await page.getByRole('group', { name: /^\d+\. / }).all())
        await item.getByText('전혀 없음', { exact: true }).click();
      return clicks(button(page, '신청하기'));
    },
    done: leadsTo(/\/cs\/psch\/detail\//),
    count: async (ask) => (await ask(psychDesk.pageCases, { query: { view: 'QUEUE' } })).counts.queue,
    countedBy: 'psychmanager',
  },
  {
    what: 'a case given to a counsellor',
    person: 'psychmanager',
    come: async (page) => {
      await page.goto('/cnslt/psychological/dtls/list');
      await page.getByRole('link', { name: '김서윤' }).first().click();
      await button(page, '상담자와 첫 시간 정하기').click();
      const dialog = await fillWhen(page, 7);
      const free = dialog.locator('label').filter({ hasText: '그 시간 비어 있음' }).first();
      await free.getByRole('radio').check();
      return clicks(button(dialog, '상담자와 첫 시간 정하기'));
    },
    done: async (page) => expect(page.getByRole('dialog')).toBeHidden(),
    count: async (ask, page) =>
      (await ask(psychDesk.readCase, { params: { id: caseOf(page) } })).psychCase.sessionList.length,
  },
  {
    what: 'a session booked',
    person: 'psychmanager',
    come: async (page) => {
      await button(page, '다음 회기 잡기').click();
      return clicks(button(await fillWhen(page, 8), '다음 회기 잡기'));
    },
    done: async (page) => expect(page.getByRole('dialog')).toBeHidden(),
    count: async (ask, page) =>
      (await ask(psychDesk.readCase, { params: { id: caseOf(page) } })).psychCase.sessionList.length,
  },
  {
    what: 'a note of supervision',
    person: 'psychmanager',
    come: async (page) => {
      await button(page, '수퍼비전 남기기').click();
      const dialog = page.getByRole('dialog');
      await field(dialog, '내용').fill(WORDS);
      return clicks(button(dialog, '수퍼비전 남기기'));
    },
    done: async (page) => expect(page.getByRole('dialog')).toBeHidden(),
    count: async (ask, page) =>
      (await ask(psychDesk.readCase, { params: { id: caseOf(page) } })).psychCase.supervisionList.length,
  },
  {
    what: 'a place outside',
    person: 'psychmanager',
    come: async (page) => {
      await page.goto('/cnslt/psychological/dtls/places');
      await button(page, '기관 추가하기').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: /^이름(?! \(영어\))/ }).fill('마음샘의원');
      await dialog.getByRole('textbox', { name: /^도움 내용/ }).fill('진료와 약 처방');
      await dialog.getByRole('textbox', { name: /^전화/ }).fill('02-000-0000');
      return clicks(button(dialog, '저장하기'));
    },
    done: async (page) => expect(page.getByRole('dialog')).toBeHidden(),
    count: async (ask) => (await ask(psychHandover.listPlaces, {})).placeList.length,
  },
  {
    what: 'a room',
    person: 'psychmanager',
    come: async (page) => {
      await page.goto('/cnslt/psychological/resve?view=ROOMS');
      await button(page, '상담실 등록하기').click();
      const dialog = page.getByRole('dialog');
      await field(dialog, '이름').fill('새 상담실');
      await field(dialog, '영어 이름').fill('New room');
      for (const day of ['토', '일']) await dialog.getByRole('checkbox', { name: `${day}요일에 열어요` }).check();
      return clicks(button(dialog, '저장하기'));
    },
    done: async (page) => expect(page.getByRole('dialog')).toBeHidden(),
    count: async (ask) => (await ask(room.listRooms, {})).roomList.length,
  },
  {
    what: 'a reservation',
    person: 'psychologist',
    come: async (page) => {
      await page.goto(`/cnslt/psychological/resve/form?date=${dayIn(2)}&begins=09:00`);
      await page.getByRole('radio', { name: /^새 상담실/ }).check();
      return clicks(button(page, '예약하기'));
    },
    done: leadsTo(/\/resve\/detail\//),
    count: async (ask) =>
      (await ask(roomReservation.pageReservations, { query: { view: 'AHEAD' } })).reservationPage.totalElements,
  },
  {
    what: 'a time that is blocked',
    person: 'psychmanager',
    come: async (page) => {
      await page.goto('/cnslt/psychological/resve?view=ROOMS');
      await button(page, '시간 막기').click();
      const dialog = page.getByRole('dialog');
      await field(dialog, '시작하는 날').fill(dayIn(60));
      await field(dialog, '이유').fill('소방 점검');
      return clicks(button(dialog, '막기'));
    },
    done: async (page) => expect(page.getByRole('dialog')).toBeHidden(),
    count: async (ask) => (await ask(room.pageClosures, { query: {} })).closurePage.totalElements,
  },
  {
    what: 'a student referred to a centre',
    person: 'supervisor',
    come: async (page) => {
      await page.goto('/cnslt/psychological/cntc/form');
      await page.getByPlaceholder('이름이나 학번').fill('김서윤');
      await page.getByRole('option', { name: '김서윤' }).first().click();
      await page.getByRole('radio', { name: '진로·취업상담' }).check();
      await page.getByText('취업 준비', { exact: true }).click();
      return clicks(button(page, '학생에게 물어보기'));
    },
    done: leadsTo(/\/cntc\/detail\//),
    count: async (ask) => (await ask(referral.pageReferrals, { query: {} })).referralPage.totalElements,
    // Saves it first, and then asks the student.
    writes: 2,
  },
];

/** Begins one step of a law case at the desk, up to its last press. */
async function beginStep(page: Page, name: string, label?: string): Promise<Press> {
  await button(page, name).first().click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name, exact: true }) });
  if (label === undefined) await dialog.getByRole('checkbox', { name: /홍기훈/u }).check();
  else await field(dialog, label).fill(WORDS);
  return clicks(button(dialog, name));
}

function legal(): readonly Sample[] {
  let id = '';
  const step = (what: string, name: string, label?: string): Sample => ({
    what,
    person: 'law',
    come: (page) => beginStep(page, name, label),
    done: async (page) => expect(page.getByRole('dialog').getByRole('heading', { name, exact: true })).toBeHidden(),
    count: async (ask) => (await ask(lawDesk.readCase, { params: { id } })).lawCase.historyList.length,
  });
  return [
    {
      what: 'a law case asked for',
      person: 'freshman',
      come: async (page) => {
        await page.goto('/cs/law/reqst/form');
        await page.getByText('집과 임대차', { exact: true }).click();
        await field(page, '무슨 일이 있었나요?').fill(WORDS);
        await page.getByRole('checkbox', { name: '위 안내를 읽었고 동의해요' }).check();
        return clicks(button(page, '신청하기'));
      },
      done: async (page) => {
        await expect(page).toHaveURL(/\/cs\/law\/reqst\/profile\//);
        id = keyOf(page);
      },
      count: async (ask) => (await ask(law.pageOwnCases, { query: {} })).casePage.totalElements,
    },
    {
      ...step('a law case taken on', '맡기'),
      come: async (page) => {
        await page.goto(`/cnslt/law/dtls/list?open=${id}`);
        await expect(page.getByText(WORDS)).toBeVisible();
        return beginStep(page, '맡기', '이유');
      },
    },
    step('counsellors of a law case', '담당 정하기'),
    step('what was said of a law case', '상담 기록하기', '내용'),
    {
      ...step('an opinion', '의견서 쓰기', '내용'),
      count: async (ask) => (await ask(lawDesk.readCase, { params: { id } })).lawCase.opinionList.length,
    },
    {
      what: 'a pause',
      person: 'law',
      come: async (page) => {
        await page.goto('/cnslt/law/dtls/list');
        await button(page, '쉬는 기간').click();
        const sheet = page.getByRole('dialog', { name: '쉬는 기간' });
        await field(sheet, '시작하는 날').fill(dayIn(200));
        await field(sheet, '끝나는 날').fill(dayIn(204));
        await field(sheet, '이유 (한국어)').fill('여름 휴무');
        await field(sheet, '이유 (영어)').fill('Summer break');
        return clicks(button(sheet, '쉬는 기간 추가하기'));
      },
      done: says('여름 휴무'),
      count: async (ask) => (await ask(lawDesk.listPauses, {})).pauseList.length,
    },
  ];
}

const PASSWORD = 'naru-demo-1!';

const accountOf = (portal: Portal, elsewhere: () => Promise<Page>): readonly Sample[] => [
  {
    what: 'new terms agreed to',
    person: 'coach',
    come: async (page) => {
      await page.goto('/session/account/form');
      await expect(page).toHaveURL(/\/session\/consent\/form/);
      await expect(page.getByRole('checkbox')).toHaveCount(2);
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      return clicks(button(page, '동의하고 계속하기'));
    },
    done: async (page) => expect(page).toHaveURL('/session/account/form'),
    count: async (ask) => (await ask(consent.listConsents, {})).consentList.length,
    rows: 2,
    writes: 2,
  },
  {
    what: 'a calendar address, which is told once',
    person: 'coach',
    come: async (page) => {
      await button(page, '캘린더에서 보기').click();
      return clicks(button(page.getByRole('dialog'), '주소 만들기'));
    },
    done: async (page) => expect(field(page, '캘린더 주소')).toBeVisible(),
    // The one that is shown is the one that opens.
    count: async (_ask, page) => {
      const shown = field(page, '캘린더 주소');
      const address = (await shown.count()) === 0 ? undefined : new URL(await shown.inputValue());
      return address && (await fetch(portal.url + address.pathname)).ok ? 1 : 0;
    },
  },
  {
    what: 'a session ended from its row',
    person: 'coach',
    come: async (page) => {
      const other = await elsewhere();
      await other.goto('/session/account/form');
      // A read that is still under way would be refused once the session is ended.
      await other.waitForLoadState('networkidle');
      await page.goto('/session/account/form');
      const sessions = page.getByRole('region', { name: '로그인한 기기' });
      const row = sessions.getByRole('listitem');
      return clicks(row.getByRole('button', { name: /로그아웃하기$/ }).first());
    },
    done: says('그 기기에서 로그아웃했어요.'),
    count: async (ask) => (await ask(account.listSessions, {})).sessionList.length,
    rows: -1,
  },
  {
    what: 'a password changed, by Enter in its form',
    person: 'coach',
    come: async (page) => {
      await field(page, '지금 비밀번호').fill(PASSWORD);
      await field(page, '새 비밀번호').fill('green-harbour-27');
      return enter(field(page, '새 비밀번호'));
    },
    done: says('비밀번호를 바꿨어요. 다른 기기에서는 모두 로그아웃됐어요.'),
    count: async () =>
      (await portal.readMails()).filter(({ subject }) => subject.includes('비밀번호가 바뀌었어요')).length,
  },
];

test.describe('two presses without a pause', () => {
  test('write once in administration', async ({ portal, signedInAs }) => {
    test.slow(); // a sample of each of its screens
    await failMail(portal);
    const people = peopleOf(portal, (username) => signedInAs(username, { elsewhere: true }));
    await tryAll(administration(portal), people);
  });

  test('write once in the counselling centre and its rooms', async ({ portal, signedInAs }) => {
    test.slow(); // as above
    await tryAll(
      CENTRE,
      peopleOf(portal, (username) => signedInAs(username, { elsewhere: true })),
    );
  });

  test('write once in legal counselling', async ({ portal, signedInAs }) => {
    test.slow(); // as above
    await tryAll(
      legal(),
      peopleOf(portal, (username) => signedInAs(username, { elsewhere: true })),
    );
  });

  test('write once in one’s own account', async ({ portal, signedInAs, browserErrors }) => {
    test.slow(); // as above
    // A read that is under way while the password changes is refused with the old token, and sent anew with the next.
    browserErrors.allow(/GET \S+ answered 401/);
    await portal.publishNext(['tou', 'privacy']);
    const samples = accountOf(portal, () => signedInAs('coach', { elsewhere: true }));
    await tryAll(
      samples,
      peopleOf(portal, (username) => signedInAs(username, { elsewhere: true })),
    );
  });
});
