/**
 * How colleges, departments and what they teach are written down.
 */

export interface Subject {
  readonly nameKo: string;
  readonly nameEn: string;
  readonly grade: number;
}

export interface Department {
  readonly code: string;
  readonly nameKo: string;
  readonly nameEn: string;
  /** Letters before its course numbers, also its subject code. */
  readonly subject: string;
  readonly fieldKo: string;
  readonly fieldEn: string;
  /** How many of 1,000 students study here, roughly. */
  readonly weight: number;
  readonly years: number;
  /** Leaves of the tree of job duties that its courses lead to. */
  readonly duties: readonly string[];
  readonly subjects: readonly Subject[];
}

export interface College {
  readonly code: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly departments: readonly Department[];
}

interface Heading {
  readonly name: readonly [ko: string, en: string];
  readonly field: readonly [ko: string, en: string];
  readonly subject: string;
  readonly weight: number;
  readonly years?: number;
  readonly duties: string;
}

/** Makes a college of departments, whose codes follow from its own. */
export function college(
  code: string,
  name: readonly [ko: string, en: string],
  departments: readonly (readonly [heading: Heading, subjects: string])[],
): College {
  return {
    code,
    nameKo: name[0],
    nameEn: name[1],
    departments: departments.map(([heading, subjects], at) => ({
      code: String(Number(code) + (at + 1) * 10),
      nameKo: heading.name[0],
      nameEn: heading.name[1],
      subject: heading.subject,
      fieldKo: heading.field[0],
      fieldEn: heading.field[1],
      weight: heading.weight,
      years: heading.years ?? 4,
      duties: heading.duties.split(' '),
      subjects: [...readSubjects(subjects, heading.years ?? 4), ...sharedSubjects(heading)],
    })),
  };
}

/** Reads `국어=Korean; …`, from the first year to the last. */
export function readSubjects(text: string, years: number): Subject[] {
  const pairs = text
    .split(';')
    .map((pair) => pair.trim())
    .filter(Boolean);
  return pairs.map((pair, at) => {
    const [nameKo = '', nameEn = ''] = pair.split('=').map((half) => half.trim());
    return { nameKo, nameEn, grade: 1 + Math.floor((at * years) / pairs.length) };
  });
}

/** Returns the subjects that every department teaches under its own name. */
function sharedSubjects(heading: Heading): Subject[] {
  const [ko, en] = heading.field;
  return [
    { nameKo: `${ko} 진로탐색`, nameEn: `Careers in ${en}`, grade: 1 },
    { nameKo: `${ko} 연구방법`, nameEn: `Research Methods in ${en}`, grade: 2 },
    { nameKo: `${ko} 특강`, nameEn: `Special Topics in ${en}`, grade: 3 },
    { nameKo: `${ko} 현장실습`, nameEn: `Field Practice in ${en}`, grade: 3 },
    { nameKo: `${ko} 세미나`, nameEn: `Seminar in ${en}`, grade: 4 },
    { nameKo: `${ko} 캡스톤디자인`, nameEn: `${en} Capstone Design`, grade: 4 },
  ];
}
