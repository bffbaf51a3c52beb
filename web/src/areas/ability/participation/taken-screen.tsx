import { abilityParticipation } from '@naru/contract/areas/ability/participation.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { ListFilters } from '../../../blocks/list/list-filters.tsx';
import { ListPages } from '../../../blocks/list/list-pages.tsx';
import { useListState, type UsedListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { DeskTabs } from '../shared/desk-tabs.tsx';
import styles from './participation.module.css';
import { TAKEN } from './taken-list.ts';
import { participationTexts } from './texts.ts';

type Taken = CallOutput<typeof abilityParticipation.pageTaken>;

/** Takes a result out of everything, found by the number of its student. */
export function TakenScreen() {
  const texts = useTexts(participationTexts).taken;
  const list = useListState(TAKEN);
  useScreenTitle(texts.title);
  const { student } = list.filters;
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      <DeskTabs value="TAKEN">
        <ListFilters
          list={list}
          label={texts.studentNo}
          words={{ names: {}, write: (_name, value) => value }}
          search={{ filter: 'student', label: texts.studentNo, hint: texts.studentNoHint }}
          summary={undefined}
        />
        {student === '' ? (
          <EmptyState title={texts.startTitle}>{texts.start}</EmptyState>
        ) : (
          <TakenOf studentNo={student} list={list} />
        )}
      </DeskTabs>
    </>
  );
}

interface TakenOfProps {
  readonly studentNo: string;
  readonly list: UsedListState<'student'>;
}

function TakenOf({ studentNo, list }: TakenOfProps) {
  const all = useTexts(participationTexts);
  const texts = all.taken;
  const format = useFormat();
  const query = useCall(
    abilityParticipation.pageTaken,
    {
      query: {
        studentNo,
        ...list.window,
      },
    },
    { label: texts.list, staleTime: 0 },
  );
  if (query.isError && !query.data) return <QueryError title={texts.errorTitle} query={query} />;
  if (!query.data) return <Skeleton count={4} />;
  const { student, takenPage } = query.data;
  if (!student) return <EmptyState title={texts.nobody}>{texts.nobodyText}</EmptyState>;
  const { name, deptNm, grade } = student;
  const title = texts.student({ name, department: deptNm, grade: all.gradeOf(format.number(grade)) });
  return (
    <Section label={texts.list} title={title}>
      {takenPage.content.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneText}</EmptyState>
      ) : (
        <ul className={styles.rows}>
          {takenPage.content.map((taken) => (
            <TakenRow key={taken.sessionId} taken={taken} onDone={() => void query.refetch()} />
          ))}
        </ul>
      )}
      <ListPages list={list} page={takenPage} words={{ found: all.list.found }} />
    </Section>
  );
}

interface TakenRowProps {
  readonly taken: Taken['takenPage']['content'][number];
  readonly onDone: () => void;
}

function TakenRow({ taken, onDone }: TakenRowProps) {
  const texts = useTexts(participationTexts).taken;
  const format = useFormat();
  const { sessionId, testNm, versionNumber, status, scoredAt, reason, version, stepList } = taken;
  const isValid = status === 'SCORED';
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.name}>
          <strong>{testNm}</strong>
          <StateChip kind={isValid ? 'done' : 'cancelled'}>{isValid ? texts.valid : texts.invalid}</StateChip>
        </div>
        <p className={styles.note}>
          {joinFacts([texts.takenAt(format.moment(scoredAt)), texts.version(format.number(versionNumber))])}
        </p>
        {reason !== null && <p className={styles.note}>{texts.reasonOf(reason)}</p>}
      </div>
      <StepActions
        call={abilityParticipation.stepTaken}
        record={{ id: sessionId, version }}
        steps={stepList}
        words={{ INVALIDATE: { ...texts.INVALIDATE, name: `${texts.INVALIDATE.label}: ${testNm}` } }}
        looks={{ INVALIDATE: 'danger' }}
        onDone={onDone}
      />
    </li>
  );
}
