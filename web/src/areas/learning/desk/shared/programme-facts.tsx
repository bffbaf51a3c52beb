import type { DeskProgrammeDetail, ProgrammeInput } from '@naru/contract/areas/learning/desk/programmes.ts';
import type { ReactNode } from 'react';

import { joinFacts } from '../../../../platform/format/facts.ts';
import type { Format } from '../../../../platform/format/format.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../../ui/definition-list.tsx';
import styles from './programme-facts.module.css';
import { deskTexts, type DeskTexts } from './texts.ts';
import { useDeskWords, type DeskEnumWords } from './use-desk-words.ts';

type Told = Pick<DeskProgrammeDetail, 'content' | 'semstrNm' | 'managerNm' | 'deptList' | 'helperList' | 'isHelper'>;

export interface ProgrammeFactsProps {
  readonly programme: Told;
  /** The one before it: what is another is marked. */
  readonly earlier?: ProgrammeInput | undefined;
}

/** Everything that a programme promises, and what differs from the last one. */
export function ProgrammeFacts({ programme, earlier }: ProgrammeFactsProps) {
  const texts = useTexts(deskTexts).facts;
  const format = useFormat();
  const words = useDeskWords();
  const facts = listFacts(programme, { texts, format, words });
  const before = earlier && listFacts({ ...programme, content: earlier }, { texts, format, words });
  return (
    <DefinitionList
      items={facts.map(({ id, term, value, isOwn }) => {
        const old = isOwn ? undefined : before?.find((one) => one.id === id)?.value;
        const isChanged = old !== undefined && old !== value;
        return {
          id,
          term,
          value: isChanged ? <Changed value={value} was={old} label={texts.changed} /> : value,
        };
      })}
    />
  );
}

function Changed({ value, was, label }: { readonly value: ReactNode; readonly was: string; readonly label: string }) {
  return (
    <span className={styles.changed}>
      <b>{value}</b>
      <span className="visually-hidden">{label}</span>
      <del className={styles.was}>{was === '' ? '–' : was}</del>
    </span>
  );
}

interface Fact {
  readonly id: string;
  readonly term: string;
  readonly value: string;
  /** Another one every time, and so nothing to compare. */
  readonly isOwn?: true;
}

interface Parts {
  readonly texts: DeskTexts['facts'];
  readonly format: Format;
  readonly words: DeskEnumWords;
}

function listFacts(programme: Told, parts: Parts): Fact[] {
  const { content, semstrNm, managerNm, deptList, helperList, isHelper } = programme;
  const { texts, format, words } = parts;
  const deptOf = (code: string): string => deptList.find(({ deptCode }) => deptCode === code)?.deptNm ?? code;
  const optional = (id: string, term: string, value: string): Fact[] => (value === '' ? [] : [{ id, term, value }]);
  return [
    { id: 'term', term: texts.term, value: semstrNm, isOwn: true },
    { id: 'type', term: texts.type, value: words.typeOf(content.typeCode) },
    { id: 'dept', term: texts.department, value: deptOf(content.deptCode) },
    { id: 'manager', term: texts.manager, value: managerNm, isOwn: true },
    ...optional('contact', texts.contact, content.contact),
    {
      id: 'applies',
      term: texts.applies,
      value: `${format.moment(content.appliesFrom)} ~ ${format.moment(content.appliesUntil)}`,
      isOwn: true,
    },
    { id: 'cancels', term: texts.cancels, value: format.moment(content.cancelsUntil), isOwn: true },
    { id: 'audience', term: texts.audience, value: writeAudience(content, deptOf, parts) },
    { id: 'selection', term: texts.selection, value: words.selectionOf(content.selection) },
    {
      id: 'capacity',
      term: texts.capacity,
      value: texts.capacityOf({
        seats: format.number(content.capacity),
        queue: format.number(content.queueCapacity),
      }),
    },
    ...optional('question', texts.question, content.question),
    { id: 'hours', term: texts.hours, value: texts.hoursOf(String(content.hours)) },
    {
      id: 'points',
      term: texts.points,
      value: content.points === null ? texts.noPoints : texts.pointsOf(format.number(content.points)),
    },
    { id: 'competencies', term: texts.competencies, value: writeCompetencies(content, words) },
    { id: 'completion', term: texts.completion, value: writeCompletion(content, parts) },
    ...optional('least', texts.least, writeLeast(content, parts)),
    ...optional('budget', texts.budget, isHelper ? '' : texts.won(format.number(content.budget))),
    { id: 'repeat', term: texts.repeat, value: content.allowsRepeat ? texts.repeatYes : texts.repeatNo },
    ...optional('place', texts.place, content.isOnline ? texts.online : joinFacts([content.place, content.placeEn])),
    ...(helperList.length > 0
      ? [
          {
            id: 'helpers',
            term: texts.helpers,
            value: joinFacts(helperList.map(({ name }) => name)),
            isOwn: true as const,
          },
        ]
      : []),
  ];
}

/** Says how many people it needs, and when that is decided; empty where it runs in any case. */
function writeLeast({ leastPeople, decidesOn }: ProgrammeInput, { texts, format }: Parts): string {
  if (leastPeople === null || decidesOn === null) return '';
  return texts.leastOf({ people: format.number(leastPeople), day: format.day(decidesOn, { hasWeekday: false }) });
}

function writeAudience(content: ProgrammeInput, deptOf: (code: string) => string, { texts, words }: Parts): string {
  const { audienceTypeList, audienceDeptList, audienceGradeList } = content;
  const grades = audienceGradeList.toSorted((a, b) => a - b).map((grade) => words.gradeOf(String(grade) as '1')); // 1 to 6
  return joinFacts([
    ...audienceTypeList.map(words.memberTypeOf),
    ...(audienceDeptList.length === 0 ? [texts.everyDepartment] : audienceDeptList.map(deptOf)),
    ...grades,
  ]);
}

const writeCompetencies = ({ competencyList }: ProgrammeInput, { competencyOf }: DeskEnumWords): string =>
  joinFacts(competencyList.map(({ code, ratio }) => `${competencyOf(code)} ${ratio}%`));

function writeCompletion(content: ProgrammeInput, { texts, format }: Parts): string {
  return joinFacts([
    texts.attendance(format.number(content.leastAttendance)),
    content.needsSurvey && texts.survey,
    content.needsAssignment && texts.assignment,
  ]);
}
