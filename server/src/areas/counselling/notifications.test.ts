import { expect, it } from 'vitest';

import { counselling } from './index.ts';

/** About reservations of rooms, which name nobody but their owner's colleagues. */
const OF_ROOMS = /^ROOM_/;

it('Nt1 every type about counselling somebody is sensitive, suggestions and referrals too', () => {
  const types = counselling.flatMap(({ notificationTypes = [] }) => notificationTypes);
  const about = types.filter(({ type }) => !OF_ROOMS.test(type));
  expect(about.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['COUNSELLING_REFERRED', 'COUNSELLING_REFERRER', 'PSYCH_REFERRER', 'ADVISOR_ASKED']),
  );
  expect(about.filter(({ isSensitive }) => !isSensitive)).toEqual([]);
});
