/** The demonstration's partner places, invented ones of an invented city: their numbers and addresses lead nowhere. */
import type { Insertable } from 'kysely';

import { sealProposal } from '../src/areas/counselling/psychological/handover/present.ts';
import { beginOf } from '../src/blocks/calendar/hours.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import type { DataKey } from '../src/platform/sealing/sealing.ts';
import { addDays } from './calendar.ts';
import type { Person, Plan, Student } from './model.ts';
import { createIds } from './random.ts';

type PlaceRow = Insertable<DB['psych.place']> & { readonly id: string };
type Both = readonly [ko: string, en: string];

const UNKNOWN: Both = ['', ''];
const NOTE = '상담과 함께 진료도 받아 보고 싶다고 하셔서 안내해 드려요. 학교에서 걸어서 15분이에요.';

/** Makes the places, in the order in which the centre keeps them. */
export function makePlaces(): [PlaceRow, ...PlaceRow[]] {
  const nextId = createIds('psych.place');
  let position = 0;
  const place = (
    texts: { name: Both; purpose: Both; address: Both; cost?: Both; hours?: Both },
    more: { phone: string; link?: string; isInUse?: boolean },
  ): PlaceRow => {
    const { name, purpose, address, cost = UNKNOWN, hours = UNKNOWN } = texts;
    return {
      id: nextId(),
      name_ko: name[0],
      name_en: name[1],
      purpose_ko: purpose[0],
      purpose_en: purpose[1],
      phone: more.phone,
      address_ko: address[0],
      address_en: address[1],
      cost_ko: cost[0],
      cost_en: cost[1],
      hours_ko: hours[0],
      hours_en: hours[1],
      link: more.link ?? '',
      is_in_use: more.isInUse ?? true,
      position: (position += 1),
    };
  };
  return [
    place(
      {
        name: ['가람마음 정신건강의학과 의원', 'Garam Mind Psychiatry Clinic'],
        purpose: ['진료와 약 처방', 'A doctor’s diagnosis and medication'],
        address: ['가람시 나루로 12, 3층', '3rd floor, 12 Naru-ro, Garam'],
        cost: ['초진 3만 원 안팎, 건강보험 적용', 'About 30,000 won for a first visit, with health insurance'],
        hours: ['평일 오전 9:30~오후 6:30, 토요일 오후 1:00까지', 'Weekdays 9:30 AM–6:30 PM, Saturdays until 1 PM'],
      },
      { phone: '02-000-0101', link: 'https://clinic.garam.example' },
    ),
    place(
      {
        name: ['가람시 정신건강복지센터', 'Garam City Mental Health Centre'],
        purpose: ['무료 상담과 사례 관리, 위기 시 방문', 'Free counselling, ongoing support and visits in a crisis'],
        address: ['가람시 시청로 40, 보건소 2층', '2nd floor, Public Health Centre, 40 Sicheong-ro, Garam'],
        cost: ['무료', 'Free'],
        hours: ['평일 오전 9:00~오후 6:00', 'Weekdays 9 AM–6 PM'],
      },
      { phone: '02-000-0102', link: 'https://mind.garam.example' },
    ),
    place(
      {
        name: ['청년마음 상담소', 'Youth Mind Counselling Office'],
        purpose: ['19~34세 청년의 심리 상담 8회', 'Eight counselling sessions for people aged 19 to 34'],
        address: ['가람시 대학로 7, 청년회관 1층', '1st floor, Youth Hall, 7 Daehak-ro, Garam'],
        cost: ['1회 7,000원', '7,000 won a session'],
        hours: ['화~토 오후 1:00~9:00', 'Tuesday to Saturday, 1–9 PM'],
      },
      { phone: '02-000-0103' },
    ),
    place(
      {
        name: ['가람 수면클리닉', 'Garam Sleep Clinic'],
        purpose: ['잠이 오래 오지 않을 때의 검사와 치료', 'Tests and treatment for lasting sleep problems'],
        address: ['가람시 강변로 101', '101 Gangbyeon-ro, Garam'],
      },
      { phone: '02-000-0104', isInUse: false },
    ),
  ];
}

/** Makes the handover that the counsellor proposed yesterday to a student whose counselling continues. */
export function makeHandover(
  plan: Plan,
  own: { place: PlaceRow; student: Student; counsellor: Person; applicationId: string; key: DataKey },
): { handover: Insertable<DB['psych.handover']>; change: Insertable<DB['status_change']> } {
  const { place, student, counsellor, applicationId, key } = own;
  const [id, at] = [createIds('psych.handover')(), beginOf(addDays(plan.today, -1), 16).toISOString()];
  const { name_ko: name, phone, email } = student.member;
  return {
    handover: {
      id,
      application_id: applicationId,
      place_id: place.id,
      status: 'PROPOSED',
      content: sealProposal(key, id, {
        place: {
          placeId: place.id,
          nameKo: place.name_ko,
          nameEn: place.name_en,
          purposeKo: place.purpose_ko,
          purposeEn: place.purpose_en,
          phone: place.phone,
          addressKo: place.address_ko,
          addressEn: place.address_en,
          costKo: place.cost_ko,
          costEn: place.cost_en,
          hoursKo: place.hours_ko,
          hoursEn: place.hours_en,
          link: place.link,
          isInUse: place.is_in_use,
          version: 1,
        },
        passed: { name, phone, email, reason: 'SLEEP' },
        note: NOTE,
      }),
      proposed_by: counsellor.member.id,
      proposed_at: at,
      version: 1,
    },
    change: {
      id: createIds('status_change:handover')(),
      entity: 'psych_handover',
      entity_id: id,
      from_status: null,
      to_status: 'PROPOSED',
      actor_id: counsellor.member.id,
      actor_role: 'CENTRE',
      reason: null,
      at,
    },
  };
}
