import { answer } from '@naru/contract/areas/counselling/answer.ts';
import { availability } from '@naru/contract/areas/counselling/availability.ts';
import { counsellor } from '@naru/contract/areas/counselling/counsellor.ts';
import { finding } from '@naru/contract/areas/counselling/finding.ts';
import { counsellingGlance } from '@naru/contract/areas/counselling/glance.ts';
import { invitation } from '@naru/contract/areas/counselling/invitation.ts';
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
} from '../../../../test/counselling.ts';
import { signIn } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';

const MOST = 5;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  portal.clock.now = FRIDAY;
});
afterAll(() => portal.close());

const glance = (token: string) => portal.get(counsellingGlance.glance, {}, { token });
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
  expect(idsOf((await glance(one.token)).toAnswerList)).toEqual(ids.slice(0, MOST));

  for (const { id } of [second, first].flatMap((each) => each ?? []))
    await portal.get(answer.approveRequest, { params: { ...DESK, id }, body: { version: 1 } }, { token: one.token });
  expect(await glance(one.token)).toMatchObject({ next: { requestId: ids[0] }, toRecordList: [] });
  expect(idsOf((await glance(one.token)).toAnswerList)).toEqual(ids.slice(2));
  const asStudent = await glance(first?.token ?? '');
  expect(asStudent).toMatchObject({ next: { requestId: ids[0], path: `/cs/hist/detail/${ids[0]}` }, toAnswerList: [] });
  // Who only waits for an answer has nothing to do.
  expect(await glance(others[0]?.token ?? '')).toMatchObject({ next: null, toAnswerList: [], toConfirmList: [] });

  portal.clock.now = new Date(first?.beginsAt ?? '');
  const later = await glance(await signIn(portal, one));
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
    finding.pageCounsellors,
    { query: { kind: 'PEER' } },
    { token: (await anAsker(portal)).token },
  );
  const counsellorId = counsellorPage.content[0]?.counsellorId ?? '';
  const { requestId } = await asked(portal, { student: await anAsker(portal), of: { ...professor, counsellorId } });
  const { toAnswerList } = await glance(token);
  expect(toAnswerList.map(({ path }) => path)).toEqual([
    expect.stringMatching(/^\/cs\/hist\/detail\//),
    `/cnslt/peer/dtls/detail/${requestId}`,
  ]);
});
