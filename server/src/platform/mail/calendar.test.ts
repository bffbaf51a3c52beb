import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';

import { writeInvitation } from './calendar.ts';

const BEGINS = new Date('2026-11-23T01:00:00.000Z');

function partiesOf(names: { organizer: string; attendee: string; location?: string }) {
  const text = writeInvitation(
    {
      uid: 'one',
      sequence: 1,
      state: 'CONFIRMED',
      beginsAt: BEGINS,
      endsAt: new Date('2026-11-23T01:50:00.000Z'),
      summary: '상담',
      location: names.location,
    },
    {
      baseUrl: 'https://naru.example',
      now: BEGINS,
      organizer: { name: names.organizer, address: 'no-reply@naru.example' },
      attendee: { name: names.attendee, address: 'student@naru.example' },
    },
  );
  const event = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent'); // as ical.js types it
  const named = (property: string) => {
    const found = event?.getFirstProperty(property);
    return [found?.getFirstParameter('cn'), String(found?.getFirstValue()).toLowerCase(), found?.toJSON()[1]];
  };
  return { text, organizer: named('organizer'), attendee: named('attendee'), event };
}

describe('an invitation', () => {
  it.each([
    ['Robert "Bob" Kim', "Robert 'Bob' Kim"],
    ['김"서윤;X-ROLE=1:mailto:evil@naru.example', "김'서윤;X-ROLE=1:mailto:evil@naru.example"],
    ['김\\', '김 '],
    ['김\r\nATTACH:https://evil.example/', '김 ATTACH:https://evil.example/'],
  ])('keeps the name %j a name', (name, read) => {
    const { organizer, attendee } = partiesOf({ organizer: name, attendee: name });
    expect(attendee.slice(0, 2)).toEqual([read, 'mailto:student@naru.example']);
    expect(organizer.slice(0, 2)).toEqual([read, 'mailto:no-reply@naru.example']);
    expect(Object.keys(attendee[2] as object).sort()).toEqual(['cn', 'partstat', 'role', 'rsvp']);
  });

  it('keeps a place on its line', () => {
    const location = '본관\r\nATTACH:https://evil.example/\r\nBEGIN:VALARM;,\\';
    const { event } = partiesOf({ organizer: '대학', attendee: '학생', location });
    expect(event?.getFirstProperty('attach')).toBeNull();
    expect(event?.getAllSubcomponents()).toEqual([]);
    expect(event?.getFirstPropertyValue('location')).toContain('본관');
  });
});
