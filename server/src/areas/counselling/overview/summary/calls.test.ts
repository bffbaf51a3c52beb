import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { availability } from '@naru/contract/areas/counselling/counsellor/availability.ts';
import { counsellor } from '@naru/contract/areas/counselling/counsellor/settings.ts';
import { counsellorSearch } from '@naru/contract/areas/counselling/counsellor/search.ts';
import { counsellingSummary } from '@naru/contract/areas/counselling/overview/summary.ts';
import { invitation } from '@naru/contract/areas/counselling/meeting/invitation.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

import {
  aCounsellor,
  anAsker,
  anAvailability,
  aSettings,
  asked,
  DESK,
  EVERY_HOUR,
  FRIDAY,
  isAdvised,
  slotsOf,
} from '../../../../../test/counselling.ts';
import { signIn } from '../../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../../test/portal.ts';

const MOST = 5;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  portal.clock.now = FRIDAY;
});
afterAll(() => portal.close());

const summary = (token: string) => portal.get(counsellingSummary.readSummary, {}, { token });
const idsOf = (list: readonly { readonly requestId: string }[]): string[] => list.map(({ requestId }) => requestId);

it('P5 P10 shows each side the first of what is theirs to do, the earliest first and five of a kind', async () => {
  const weekList = EVERY_HOUR.filter(({ dayOfWeek }) => dayOfWeek === 'MON');
  const one = await aCounsellor(portal, { hours: { weekList } });
  const requests: { id: string; token: string; beginsAt: string }[] = [];
  for (let n = 0; n < MOST + 2; n += 1) {
    const student = await anAsker(portal);
    const { requestId, slot } = await asked(portal, { student, of: one });
    requests.push({ id: requestId, token: student.token, beginsAt: slot.beginsAt });
  }
  const ids = requests.map(({ id }) => id);
  const [first, second, ...others] = requests;
  expect(idsOf((await summary(one.token)).toAnswerList)).toEqual(ids.slice(0, MOST));

  for (const { id } of [second, first].flatMap((each) => each ?? []))
    await portal.get(
      deskMeeting.stepMeeting,
      { params: { ...DESK, id }, body: { action: 'APPROVE', version: 1 } },
      { token: one.token },
    );
  expect(await summary(one.token)).toMatchObject({ next: { requestId: ids[0] }, toRecordList: [] });
  expect(idsOf((await summary(one.token)).toAnswerList)).toEqual(ids.slice(2));
  const asStudent = await summary(first?.token ?? '');
  expect(asStudent).toMatchObject({ next: { requestId: ids[0], path: `/cs/hist/detail/${ids[0]}` }, toAnswerList: [] });
  // A student who waits for an answer has nothing to do, and sees the hour that they asked for.
  expect(await summary(others[0]?.token ?? '')).toMatchObject({
    next: { requestId: ids[2], status: 'WAITING', path: `/cs/hist/detail/${ids[2]}` },
    toAnswerList: [],
    toConfirmList: [],
  });

  portal.clock.now = new Date(first?.beginsAt ?? '');
  const later = await summary(await signIn(portal, one));
  expect(later.next?.requestId).toBe(ids[1]);
  expect(later.toRecordList).toMatchObject([{ requestId: ids[0], path: `/cnslt/professor/dtls/detail/${ids[0]}` }]);
});

it('P10 shows somebody who is on both sides what is theirs on each', async () => {
  portal.clock.now = FRIDAY;
  const both = await anAsker(portal, { types: ['CURRENT_STUDENT'], duties: ['PEER_COACH'] });
  const { token } = both;
  const professor = await aCounsellor(portal);
  await isAdvised(portal, { student: both, by: professor });
  const [slot] = await slotsOf(portal, { id: professor.counsellorId, token });
  const body = { stdntIdList: [both.studentId], slotId: slot?.slotId ?? '', channel: 'PHONE' as const, message: '' };
  await portal.get(invitation.inviteStudents, { params: DESK, body }, { token: professor.token });
  const params = { desk: 'peer' };
  await portal.get(counsellor.changeSettings, { params, body: aSettings() }, { token });
  await portal.get(availability.changeAvailability, { params, body: anAvailability() }, { token });
  const { counsellorPage } = await portal.get(
    counsellorSearch.pageCounsellors,
    { query: { kind: 'PEER' } },
    { token: (await anAsker(portal)).token },
  );
  const counsellorId = counsellorPage.content[0]?.counsellorId ?? '';
  const { requestId } = await asked(portal, { student: await anAsker(portal), of: { ...professor, counsellorId } });
  const { toAnswerList } = await summary(token);
  expect(toAnswerList.map(({ path }) => path)).toEqual([
    expect.stringMatching(/^\/cs\/hist\/detail\//),
    `/cnslt/peer/dtls/detail/${requestId}`,
  ]);
});
