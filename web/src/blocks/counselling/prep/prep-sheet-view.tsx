import type { PrepSheet } from '@naru/contract/areas/counselling/counsellor/prep.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { useEnumeration } from '../../enumeration/use-enumeration.ts';
import { useCounsellingWords } from '../use-counselling-words.ts';
import styles from './prep-sheet.module.css';
import { PrepTests } from './prep-tests.tsx';
import { prepTexts } from './texts.ts';

export interface PrepSheetViewProps {
  readonly sheet: PrepSheet;
  /** For the student, who knows who they are. */
  readonly isOwn?: boolean | undefined;
  readonly headingLevel?: 2 | 3 | undefined;
}

/** The sheet in parts, those without anything left out: the same on a screen, in a window and on paper. */
export function PrepSheetView({ sheet, isOwn = false, headingLevel = 2 }: PrepSheetViewProps) {
  const texts = useTexts(prepTexts);
  const format = useFormat();
  const { topicsOf } = useCounsellingWords();
  const Heading = `h${headingLevel}` as const;
  const registers = useEnumeration('schoolRegister');
  const { standing, termList, courseList, earlierList, followUpList, testList, request } = sheet;
  const register = registers.wordOf(standing.registerStatus);
  return (
    <div className={styles.sheet}>
      <section className={styles.part}>
        <Heading>{texts.request}</Heading>
        {request === null ? (
          <p className={styles.note}>{texts.ownRequest}</p>
        ) : (
          <DefinitionList
            items={[
              { term: texts.topics, value: topicsOf(request.topicList) },
              ...(request.hope === ''
                ? []
                : [{ term: texts.hope, value: <span className={styles.text}>{request.hope}</span> }]),
            ]}
          />
        )}
      </section>
      <section className={styles.part}>
        <Heading>{texts.standing}</Heading>
        <DefinitionList
          items={[
            {
              term: isOwn ? texts.department : standing.name,
              value: joinFacts([standing.deptNm, texts.grade(format.number(standing.grade)), register]),
            },
            ...standing.majorList.map(({ kind, deptNm }) => ({
              id: `${kind} ${deptNm}`,
              term: texts.majors[kind],
              value: deptNm,
            })),
            ...(standing.graduationExpectedOn === null
              ? []
              : [{ term: texts.graduation, value: format.date(standing.graduationExpectedOn) }]),
          ]}
        />
      </section>
      {(termList.length > 0 || courseList.length > 0) && (
        <section className={styles.part}>
          <Heading>{texts.learning}</Heading>
          <LearningTables terms={termList} courses={courseList} />
        </section>
      )}
      {testList.length > 0 && (
        <section className={styles.part}>
          <Heading>{texts.tests}</Heading>
          <PrepTests tests={testList} />
        </section>
      )}
      {followUpList.length > 0 && (
        <section className={styles.part}>
          <Heading>{texts.followUps}</Heading>
          <ul className={styles.list}>
            {followUpList.map((task) => (
              <li key={task.taskId}>
                {task.text}{' '}
                <span className={styles.note}>
                  {joinFacts([texts.who[task.who], task.dueOn === null ? '' : texts.due(format.day(task.dueOn))])}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {earlierList.length > 0 && (
        <section className={styles.part}>
          <Heading>{texts.earlier}</Heading>
          <ul className={styles.list}>
            {earlierList.map((one) => (
              <li key={one.requestId}>
                <span className={styles.note}>{joinFacts([format.day(one.heldAt), topicsOf(one.topicList)])}</span>
                <span className={styles.text}>
                  {one.sharedNote === '' ? texts.nothingNoted : `${one.sharedNote}${one.isCut ? texts.cut : ''}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface LearningTablesProps {
  readonly terms: PrepSheet['termList'];
  readonly courses: PrepSheet['courseList'];
}

/** Marks of the terms, and how the courses of this one go. */
function LearningTables({ terms, courses }: LearningTablesProps) {
  const texts = useTexts(prepTexts);
  const format = useFormat();
  return (
    <div className={styles.tables}>
      {terms.length > 0 && (
        <table className={styles.table}>
          <caption className={styles.caption}>{texts.terms}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.term}</th>
              <th scope="col">{texts.credits}</th>
              <th scope="col">{texts.average}</th>
            </tr>
          </thead>
          <tbody>
            {terms.map((term) => (
              <tr key={`${term.year} ${term.semstrNm}`}>
                <th scope="row">
                  {texts.termOf(String(term.year), term.semstrNm)}
                  {term.isWarned && <strong className={styles.warned}> {texts.warned}</strong>}
                </th>
                <td>{format.number(term.creditsEarned)}</td>
                <td>{term.gradeAverage === null ? texts.none : format.gradeAverage(term.gradeAverage)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {courses.length > 0 && (
        <table className={styles.table}>
          <caption className={styles.caption}>{texts.courses}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.course}</th>
              <th scope="col">{texts.marked}</th>
              <th scope="col">{texts.missing}</th>
              <th scope="col">{texts.late}</th>
            </tr>
          </thead>
          <tbody>
            {courses.map((course) => (
              <tr key={course.courseId}>
                <th scope="row">{course.courseNm}</th>
                <td>{format.number(course.resultCount)}</td>
                <td>{format.number(course.missingCount)}</td>
                <td>{format.number(course.lateCount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
