/** Values of the form of a badge, what they lack, and the body that they make. Pure. */
import type {
  BadgeClassContent,
  BadgeClassDetail,
  BadgeConditionView,
} from '@naru/contract/areas/portfolio/badge-class.ts';
import {
  BADGE_MOST,
  type BadgeAlignment,
  type BadgeCondition,
  type BadgeLevel,
  type BadgeLook,
} from '@naru/contract/areas/portfolio/badge-words.ts';
import type { CompetencyCode, ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import type { TestFamily } from '@naru/contract/areas/ability/words.ts';

import type { UploadedFile } from '../../../ui/file-field.tsx';

export const ANY = 'ANY';
export type ConditionKind = BadgeCondition['kind'];

interface NamedOption {
  readonly value: string;
  readonly label: string;
}

/** A condition as it is written: fields that its kind does not ask for wait for the person to come back to them. */
export interface ConditionRow {
  readonly key: string;
  readonly kind: ConditionKind;
  readonly series: NamedOption | null;
  readonly badge: NamedOption | null;
  readonly count: number | null;
  readonly type: ProgrammeType | typeof ANY;
  readonly competency: CompetencyCode | typeof ANY;
  readonly family: TestFamily;
}

export type AlignmentRow = BadgeAlignment & { readonly key: string };

export interface ClassValues {
  readonly nameKo: string;
  readonly nameEn: string;
  readonly descriptionKo: string;
  readonly descriptionEn: string;
  readonly criteriaKo: string;
  readonly criteriaEn: string;
  readonly level: BadgeLevel;
  readonly competency: CompetencyCode | typeof ANY;
  readonly shape: BadgeLook['shape'];
  readonly tone: BadgeLook['tone'];
  readonly sign: BadgeLook['sign'];
  readonly files: readonly UploadedFile[];
  readonly rowList: readonly ConditionRow[];
  readonly alignmentList: readonly AlignmentRow[];
  readonly validMonths: number | null;
  readonly isRepeatable: boolean;
  readonly isListed: boolean;
}

/** The server's names of what it may refuse. */
export type ClassField =
  | 'nameKo'
  | 'nameEn'
  | 'descriptionKo'
  | 'descriptionEn'
  | 'criteriaKo'
  | 'criteriaEn'
  | 'pictureFileId'
  | 'rule'
  | 'alignmentList'
  | 'validMonths'
  | 'isRepeatable';

export const blankCondition = (): ConditionRow => ({
  key: crypto.randomUUID(),
  kind: 'PROGRAMME',
  series: null,
  badge: null,
  count: null,
  type: ANY,
  competency: ANY,
  family: '01',
});

export const blankAlignment = (): AlignmentRow => ({
  key: crypto.randomUUID(),
  name: '',
  framework: '',
  code: '',
  url: '',
});

/** Begins with a badge that is changed, or with nothing. */
export function beginWith(
  badge: BadgeClassDetail | undefined,
  files: readonly UploadedFile[],
  locale: 'ko' | 'en',
): ClassValues {
  return {
    nameKo: badge?.nameKo ?? '',
    nameEn: badge?.nameEn ?? '',
    descriptionKo: badge?.descriptionKo ?? '',
    descriptionEn: badge?.descriptionEn ?? '',
    criteriaKo: badge?.criteriaKo ?? '',
    criteriaEn: badge?.criteriaEn ?? '',
    level: badge?.level ?? 'BASIC',
    competency: badge?.competencyCode ?? ANY,
    shape: badge?.look.shape ?? 'HEXAGON',
    tone: badge?.look.tone ?? 'TEAL',
    sign: badge?.look.sign ?? 'COMPASS',
    files,
    rowList: (badge?.conditionList ?? []).map((view) => rowOf(view, locale)),
    alignmentList: (badge?.alignmentList ?? []).map((one) => ({ ...one, key: crypto.randomUUID() })),
    validMonths: badge?.validMonths ?? null,
    isRepeatable: badge?.isRepeatable ?? false,
    isListed: badge?.isListed ?? true,
  };
}

function rowOf({ condition, name }: BadgeConditionView, locale: 'ko' | 'en'): ConditionRow {
  const blank = { ...blankCondition(), kind: condition.kind };
  const label = name?.[locale] ?? '';
  switch (condition.kind) {
    case 'PROGRAMME':
      return { ...blank, series: { value: condition.seriesId, label } };
    case 'BADGE':
      return { ...blank, badge: { value: condition.classId, label } };
    case 'PROGRAMMES': {
      const { count, type, competency } = condition;
      return { ...blank, count, type: type ?? ANY, competency: competency ?? ANY };
    }
    case 'HOURS':
      return { ...blank, count: condition.count, competency: condition.competency ?? ANY };
    case 'MILEAGE':
      return { ...blank, count: condition.points };
    case 'TEST':
      return { ...blank, family: condition.family };
  }
}

const unlessAny = <Value extends string>(value: Value | typeof ANY): Value | null => (value === ANY ? null : value);

/** Makes the condition that is written; undefined while something of it is missing. */
export function conditionOf(row: ConditionRow): BadgeCondition | undefined {
  const { kind, series, badge, count } = row;
  switch (kind) {
    case 'PROGRAMME':
      return series ? { kind, seriesId: series.value } : undefined;
    case 'BADGE':
      return badge ? { kind, classId: badge.value } : undefined;
    case 'TEST':
      return { kind, family: row.family };
    case 'MILEAGE':
      return isBetween(count, BADGE_MOST.points) ? { kind, points: count } : undefined;
    case 'HOURS':
      return isBetween(count, BADGE_MOST.count) ? { kind, count, competency: unlessAny(row.competency) } : undefined;
    case 'PROGRAMMES':
      return isBetween(count, BADGE_MOST.count)
        ? { kind, count, type: unlessAny(row.type), competency: unlessAny(row.competency) }
        : undefined;
  }
}

const isBetween = (count: number | null, most: number): count is number =>
  count !== null && Number.isInteger(count) && count >= 1 && count <= most;

/** The conditions that are whole, with the names that they were chosen by. */
export function viewsOf(rows: readonly ConditionRow[]): BadgeConditionView[] {
  return rows.flatMap((row) => {
    const condition = conditionOf(row);
    if (!condition) return [];
    const label = (row.kind === 'PROGRAMME' ? row.series : row.kind === 'BADGE' ? row.badge : null)?.label;
    return [{ condition, name: label === undefined ? null : { ko: label, en: label } }];
  });
}

export type MissingField = 'nameKo' | 'nameEn' | 'rule' | 'alignmentList' | 'validMonths';

/** Names what is missing before it can be sent. */
export function listMissing(values: ClassValues): MissingField[] {
  const { nameKo, nameEn, rowList, alignmentList, validMonths } = values;
  const lacks: Record<MissingField, boolean> = {
    nameKo: nameKo.trim() === '',
    nameEn: nameEn.trim() === '',
    rule: rowList.some((row) => conditionOf(row) === undefined),
    alignmentList: alignmentList.some(({ name, framework }) => name.trim() === '' || framework.trim() === ''),
    validMonths: validMonths !== null && !isBetween(validMonths, BADGE_MOST.months),
  };
  return (Object.keys(lacks) as MissingField[]).filter((field) => lacks[field]); // its own keys
}

/** Makes the body of what is written. */
export function bodyOf(values: ClassValues): BadgeClassContent {
  const { shape, tone, sign, files, rowList, alignmentList, competency, ...rest } = values;
  const conditionList = rowList.flatMap((row) => conditionOf(row) ?? []);
  return {
    ...rest,
    competencyCode: unlessAny(competency),
    look: { shape, tone, sign },
    pictureFileId: files[0]?.id.split('/')[0] ?? null,
    rule: conditionList.length > 0 ? { conditionList } : null,
    alignmentList: alignmentList.map(({ name, framework, code, url }) => ({ name, framework, code, url: url.trim() })),
  };
}
