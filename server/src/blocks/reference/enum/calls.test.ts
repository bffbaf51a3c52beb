import { reference } from '@naru/contract/areas/reference.ts';
import { ENUM_NAMES, ENUMS, type EnumName } from '@naru/contract/enums.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { enumOptions, enumWord } from './rules.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const HANGUL = /\p{Script=Hangul}/u;

describe('enumeration', () => {
  it('gives keys with words under its name, in the language asked for', async () => {
    const asked = { params: { name: 'counsellingStatus' } } as const;
    expect(await portal.get(reference.enumeration, asked)).toEqual({
      counsellingStatus: [
        { key: 'AVAILABLE', value: '열림' },
        { key: 'WAITING', value: '대기' },
        { key: 'APPROVED', value: '승인' },
        { key: 'COMPLETED', value: '완료' },
        { key: 'REJECTED', value: '거절' },
        { key: 'ABSENT', value: '불참' },
      ],
    });
    const english = await portal.get(reference.enumeration, asked, { language: 'en-US,en;q=0.9' });
    expect(english['counsellingStatus']?.[0]).toEqual({ key: 'AVAILABLE', value: 'Open' });
  });

  it.each(['nothing', 'CounsellingStatus', '__proto__', 'constructor', 'a\0b'])('does not find %j', async (name) => {
    const asked = { params: { name: name as EnumName } }; // what a browser of ours would not send
    const { status, envelope } = await portal.ask(reference.enumeration, asked);
    expect([status, envelope.code]).toEqual([404, '404']);
  });

  it('knows every name of the specification', () => {
    expect([...ENUM_NAMES].sort()).toEqual(
      [
        'memberType duty counsellingStatus psychologicalStatus dutyStatus correctionStatus badgeStatus',
        'recommendationStatus approvalStatus attendanceStatus programmeStage programmeType programmeSelection',
        'traineeStatus issueStatus counsellingChannel videoChannel semester grade studentType schoolRegister',
        'surveyQuestionType mileageType mileageClaimRefusal mileageKind testSessionStatus testAudience mileageClaimStatus portfolioLayout portfolioBackground coreCompetency dayOfWeek hour',
      ]
        .join(' ')
        .split(' ')
        .sort(),
    );
    expect(ENUMS.semester).toEqual(['10', '20']);
    expect(ENUMS.grade).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(ENUMS.mileageType).toHaveLength(11);
    expect(ENUMS.coreCompetency).toHaveLength(5);
    expect(ENUMS.hour).toEqual(['10', '11', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22']);
  });

  it.each(ENUM_NAMES)('%s has a word for each key, Korean in Hangul and English without', (name) => {
    const [ko, en] = [enumOptions(name, 'ko'), enumOptions(name, 'en')];
    expect(ko.map(({ key }) => key)).toEqual([...ENUMS[name]]);
    for (const { value } of ko) expect(value).toMatch(HANGUL);
    for (const { value } of en) expect(value).toMatch(/^[\w ,·’-]+$/);
    for (const words of [ko, en]) expect(new Set(words.map(({ value }) => value)).size).toBe(words.length);
  });

  it('gives other code the word for one key', () => {
    expect(enumWord('badgeStatus', 'REVOKED', 'ko')).toBe('취소');
    expect(enumWord('badgeStatus', 'REVOKED', 'en')).toBe('Revoked');
  });
});
