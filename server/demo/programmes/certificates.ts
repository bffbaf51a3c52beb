/** Certificates of what the demonstration's people completed: numbered in the order of their days, as the portal does. */
import type { Insertable } from 'kysely';

import type { Contents } from '../../src/areas/learning/completion/certificate-store.ts';
import { certificateNumber, drawCheckCode } from '../../src/areas/learning/completion/rules.ts';
import { UNIVERSITY_NAME_EN, UNIVERSITY_NAME_KO } from '../../src/platform/settings/portal-settings.ts';
import type { DB } from '../../src/platform/db/schema.gen.ts';
import { makeDepartmentRows } from '../colleges.ts';
import type { Person, Student } from '../model.ts';
import { createRandom } from '../random.ts';
import { koreanDay } from './plan.ts';
import { hoursOf } from './programme-rows.ts';
import type { Completed } from './trainee-rows.ts';

const PART = 5000;

export interface CertificateRows {
  readonly certificates: Insertable<DB['certificate']>[];
  readonly numbers: Insertable<DB['certificate_number']>[];
}

/** Makes the certificates of all completions, in parts; the last numbers of the years come at the end. */
export function* makeCertificates(
  completed: readonly Completed[],
  people: readonly (Person | Student)[],
): Generator<CertificateRows> {
  const random = createRandom('check codes');
  const draw = (count: number): number => random.between(0, count - 1);
  const byId = new Map(people.map((person) => [person.member.id, person]));
  const nameOf = departmentNames();
  const last = new Map<number, number>();
  let certificates: CertificateRows['certificates'] = [];
  for (const one of completed.toSorted((a, b) => a.at - b.at)) {
    const person = byId.get(one.memberId);
    if (!person) continue;
    const year = Number(koreanDay(one.at).slice(0, 4));
    const serial = (last.get(year) ?? 0) + 1;
    last.set(year, serial);
    certificates.push({
      number: certificateNumber(year, serial),
      kind: 'COMPLETION',
      member_id: one.memberId,
      trainee_id: one.traineeId,
      check_code: drawCheckCode(draw),
      contents: JSON.stringify(contentsOf(one, person, nameOf)),
      issued_at: new Date(one.at).toISOString(),
    });
    if (certificates.length < PART) continue;
    yield { certificates, numbers: [] };
    certificates = [];
  }
  yield { certificates, numbers: [...last].map(([year, serial]) => ({ year, last: serial })) };
}

type Names = readonly [ko: string, en: string | null];

function departmentNames(): (code: string | null) => Names | readonly [null, null] {
  const names = new Map(
    makeDepartmentRows().map((row): [string, Names] => [row.code, [row.name_ko, row.name_en ?? null]]),
  );
  return (code) => (code === null ? undefined : names.get(code)) ?? [null, null];
}

function contentsOf(
  { planned, traineeId, at }: Completed,
  person: Person | Student,
  nameOf: ReturnType<typeof departmentNames>,
): Contents {
  const { series, term } = planned;
  const isStudent = 'row' in person;
  const [deptKo, deptEn] = nameOf(isStudent ? person.row.department_code : (person.types[0]?.departmentCode ?? null));
  const [byKo, byEn] = nameOf(planned.departmentCode);
  const hours = hoursOf(planned);
  return {
    issuerKo: UNIVERSITY_NAME_KO.defaultValue,
    issuerEn: UNIVERSITY_NAME_EN.defaultValue,
    holder: {
      nameKo: person.member.name_ko,
      nameEn: person.member.name_en ?? null,
      number: isStudent ? person.row.student_number : person.member.username,
      deptKo,
      deptEn,
    },
    entryList: [
      {
        traineeId,
        typeCode: series.type,
        nameKo: series.name[0],
        nameEn: series.name[1],
        deptKo: byKo ?? '',
        deptEn: byEn,
        year: term.year,
        semstrCode: term.semesterCode,
        beginsOn: koreanDay(planned.beginsAt),
        endsOn: koreanDay(planned.endsAt),
        hours,
        completedOn: koreanDay(at),
      },
    ],
    hours,
    year: null,
  };
}
