import type { RoomReservation } from '@naru/contract/areas/counselling/room/words.ts';
import { describe, expect, it } from 'vitest';

import { frameOf, segmentsOf, startsOf, type DayOfRoom } from './segments.ts';

/** A Monday. */
const DATE = '2026-11-23';
const at = (clock: string): string => new Date(`${DATE}T${clock}:00+09:00`).toISOString();

const reservation = (id: string, from: string, to: string): RoomReservation => ({
  reservationId: id,
  roomId: 'room',
  roomNm: '상담실',
  beginsAt: at(from),
  endsAt: at(to),
  purpose: 'INDIVIDUAL',
  people: 2,
  status: 'BOOKED',
  reservedNm: '김상담',
  isMine: false,
  isSeries: false,
  hasSession: false,
  version: 1,
});

const day = (more: Partial<DayOfRoom> = {}): DayOfRoom => ({
  room: { roomId: 'room', hoursList: [{ weekday: 1, opens: '09:00', closes: '12:00' }] },
  date: DATE,
  reservations: [],
  closures: [],
  now: Date.parse(at('00:00')),
  ...more,
});
const written = (given: DayOfRoom, frame = { begins: 540, ends: 720 }): string[] =>
  segmentsOf(given, frame).map(({ kind, begins, ends }) => `${kind} ${begins / 60}-${ends / 60}`);

describe('Y9 a day of a room', () => {
  it('is free while it is open', () => {
    expect(written(day(), { begins: 480, ends: 780 })).toEqual(['SHUT 8-9', 'FREE 9-12', 'SHUT 12-13']);
  });

  it('has what is reserved and blocked between what is free', () => {
    const closures = [
      { closureId: 'c', roomId: null, roomNm: null, beginsAt: at('11:00'), endsAt: at('24:00'), reason: '공사' },
    ];
    const reservations = [reservation('a', '09:30', '10:00'), reservation('b', '10:00', '11:30')];
    expect(written(day({ reservations, closures }))).toEqual([
      'FREE 9-9.5',
      'TAKEN 9.5-10',
      'TAKEN 10-11.5',
      'BLOCKED 11.5-12',
    ]);
  });

  it('gives the rest of one that ended early to the one that came after it', () => {
    const reservations = [reservation('a', '09:00', '10:00'), reservation('b', '09:30', '10:30')];
    expect(written(day({ reservations }))).toEqual(['TAKEN 9-9.5', 'TAKEN 9.5-10.5', 'FREE 10.5-12']);
  });

  it('is not to be had where it has passed', () => {
    expect(written(day({ now: Date.parse(at('10:10')) }))).toEqual(['PAST 9-10.5', 'FREE 10.5-12']);
  });

  it('can begin at every half hour that is free, and at no other', () => {
    expect(startsOf({ begins: 630, ends: 720 })).toEqual([630, 660, 690]);
  });

  it('shows as many hours as any room is open, and what is reserved beside them', () => {
    expect(frameOf([day()])).toEqual({ begins: 540, ends: 720 });
    expect(frameOf([day({ reservations: [reservation('a', '12:30', '13:30')] })])).toEqual({ begins: 540, ends: 840 });
    expect(frameOf([])).toEqual({ begins: 540, ends: 1080 });
  });
});
