import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DEFAULT_PREFERENCE, endOfQuiet, planDelivery, usesChannel } from './rules.ts';
import type { NotificationType } from '../manifest/notification-type.ts';

const texts = { name: 'x', title: () => 'x', body: 'x', action: 'x' };
const TYPE: NotificationType = {
  type: 'X',
  group: 'BOARD',
  channels: ['IN_APP', 'EMAIL'],
  isMandatory: false,
  isUrgent: false,
  isSensitive: false,
  texts: { ko: texts, en: texts },
};

/** Hours and minutes of Seoul on a day. */
const seoul = (time: string, day = '2026-11-20'): Date => new Date(`${day}T${time}:00+09:00`);

describe('quiet hours', () => {
  const quiet = (from: number, to: number) => ({ ...DEFAULT_PREFERENCE, quietFrom: from, quietTo: to });

  it.each<[string, number, number, Date | undefined]>([
    ['20:59', 21, 8, undefined],
    ['21:00', 21, 8, seoul('08:00', '2026-11-21')],
    ['23:59', 21, 8, seoul('08:00', '2026-11-21')],
    ['00:00', 21, 8, seoul('08:00')],
    ['07:59', 21, 8, seoul('08:00')],
    ['08:00', 21, 8, undefined],
    ['12:30', 12, 13, seoul('13:00')],
    ['13:00', 12, 13, undefined],
    ['23:30', 22, 0, seoul('00:00', '2026-11-21')],
    ['12:00', 9, 9, undefined],
  ])('at %s, quiet from %i to %i', (time, from, to, expected) => {
    expect(endOfQuiet(quiet(from, to), seoul(time))).toEqual(expected);
  });

  it('are none for who switched them off', () => {
    expect(endOfQuiet({ ...DEFAULT_PREFERENCE, isQuiet: false }, seoul('23:00'))).toBeUndefined();
  });

  it('end within a day, on the hour, and outside of themselves', () => {
    const hour = fc.integer({ min: 0, max: 23 });
    const minute = fc.integer({ min: 0, max: 60 * 24 * 400 });
    fc.assert(
      fc.property(hour, hour, minute, (from, to, at) => {
        const now = new Date(seoul('00:00').getTime() + at * 60_000);
        const end = endOfQuiet(quiet(from, to), now);
        if (!end) return true;
        const wait = end.getTime() - now.getTime();
        return wait > 0 && wait <= 86_400_000 && endOfQuiet(quiet(from, to), end) === undefined;
      }),
    );
  });
});

describe('a channel', () => {
  it.each([
    ['is used unless switched off', TYPE, [], true],
    ['is left where switched off', TYPE, ['EMAIL'], false],
    ['stays where the type is mandatory', { ...TYPE, isMandatory: true }, ['EMAIL'], true],
    ['that the type has not is never used', { ...TYPE, channels: ['IN_APP'] }, [], false],
  ] as const)('%s', (_what, type, off, expected) => {
    expect(usesChannel(type, 'EMAIL', off)).toBe(expected);
  });
});

describe('a delivery', () => {
  const person = { preference: DEFAULT_PREFERENCE, off: [], canMail: true, canText: false };
  const [day, night] = [seoul('10:00'), seoul('23:00')];

  it('is in the list at once, and by e-mail when the night is over', () => {
    expect(planDelivery(TYPE, person, day)).toEqual({
      isShown: true,
      isForDigest: false,
      mail: { sendAfter: undefined },
      sms: undefined,
    });
    expect(planDelivery(TYPE, person, night)?.mail).toEqual({ sendAfter: seoul('08:00', '2026-11-21') });
  });

  it('that is urgent wakes people, and waits for no daily e-mail', () => {
    const urgent = { ...TYPE, isUrgent: true };
    const digest = { ...person, preference: { ...DEFAULT_PREFERENCE, isDigest: true } };
    expect(planDelivery(urgent, digest, night)).toEqual({
      isShown: true,
      isForDigest: false,
      mail: { sendAfter: undefined },
      sms: undefined,
    });
  });

  it('waits for the daily e-mail where the person wants one', () => {
    const digest = { ...person, preference: { ...DEFAULT_PREFERENCE, isDigest: true } };
    expect(planDelivery(TYPE, digest, day)).toEqual({
      isShown: true,
      isForDigest: true,
      mail: undefined,
      sms: undefined,
    });
    expect(planDelivery(TYPE, { ...digest, off: ['EMAIL'] }, day)?.isForDigest).toBe(false);
  });

  it('is by e-mail alone, in the list alone, or none, as chosen', () => {
    expect(planDelivery(TYPE, { ...person, off: ['IN_APP'] }, day)).toMatchObject({ isShown: false, mail: {} });
    expect(planDelivery(TYPE, { ...person, off: ['EMAIL'] }, day)).toMatchObject({ isShown: true, mail: undefined });
    expect(planDelivery(TYPE, { ...person, off: ['IN_APP', 'EMAIL'] }, day)).toBeUndefined();
    expect(planDelivery(TYPE, { ...person, off: ['IN_APP'], canMail: false }, day)).toBeUndefined();
  });

  it('is by text message, too, where the type has that and there is a number, and never part of the daily e-mail', () => {
    const texted = { ...TYPE, channels: ['IN_APP', 'EMAIL', 'SMS'] } as const;
    const reached = { ...person, canText: true, preference: { ...DEFAULT_PREFERENCE, isDigest: true } };
    expect(planDelivery(texted, reached, day)).toMatchObject({ isForDigest: true, mail: undefined, sms: {} });
    expect(planDelivery(texted, reached, night)?.sms).toEqual({ sendAfter: seoul('08:00', '2026-11-21') });
    expect(planDelivery(TYPE, reached, day)?.sms).toBeUndefined();
    expect(planDelivery(texted, { ...reached, canText: false }, day)?.sms).toBeUndefined();
    expect(planDelivery(texted, { ...reached, off: ['SMS'] }, day)?.sms).toBeUndefined();
    expect(planDelivery(texted, { ...reached, off: ['IN_APP', 'EMAIL'] }, day)).toMatchObject({
      isShown: false,
      sms: {},
    });
  });
});
