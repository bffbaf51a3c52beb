import { expect, test } from 'vitest';

import { linkedInAddress } from './linkedin.ts';

const BADGE = {
  name: '데이터 & 이야기',
  issuer: '가람대학교',
  grantedAt: '2026-10-31T15:00:00.000Z',
  expiresAt: null,
  certId: 'f3b1c0de',
  certUrl: 'https://naru.example.ac.kr/badge/f3b1c0de',
};

test('D5 LinkedIn gets name, issuer, the month in Korea, and where the badge is checked', () => {
  const { origin, pathname, searchParams } = new URL(linkedInAddress(BADGE));
  expect(`${origin}${pathname}`).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: '데이터 & 이야기',
    organizationName: '가람대학교',
    issueYear: '2026',
    issueMonth: '11',
    certId: 'f3b1c0de',
    certUrl: 'https://naru.example.ac.kr/badge/f3b1c0de',
  });
});

test('D5 LinkedIn gets the end where there is one', () => {
  const { searchParams } = new URL(linkedInAddress({ ...BADGE, expiresAt: '2028-12-31T15:00:00.000Z' }));
  expect([searchParams.get('expirationYear'), searchParams.get('expirationMonth')]).toEqual(['2029', '1']);
});
