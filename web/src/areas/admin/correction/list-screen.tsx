import { correction, type AskedCorrection } from '@naru/contract/areas/counselling/meeting/correction.ts';

import { CORRECTION_CHIPS } from '../../../blocks/counselling/correction-chips.ts';
import { counsellingTexts } from '../../../blocks/counselling/texts.ts';
import { ListPages } from '../../../blocks/list/list-pages.tsx';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { CorrectionActions } from './correction-actions.tsx';
import { CORRECTION_LIST } from './correction-list.ts';
import styles from './correction.module.css';
import { correctionTexts } from './texts.ts';

/** Lists outcomes whose deadline for corrections by people themselves is over, and that they ask to correct. */
export function CorrectionListScreen() {
  const texts = useTexts(correctionTexts);
  const list = useListState(CORRECTION_LIST);
  useScreenTitle(texts.title);
  const isOver = list.filters.over === 'Y';
  const query = useCall(
    correction.pageCorrections,
    {
      query: {
        isOver: isOver ? 'Y' : 'N',
        ...list.window,
      },
    },
    { label: texts.title, keepsPrevious: true },
  );
  const page = query.data?.correctionPage;
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      <div className={styles.view}>
        <SegmentedControl
          label={texts.views.label}
          hideLabel
          options={[
            { value: 'waiting', label: texts.views.waiting },
            { value: 'over', label: texts.views.over },
          ]}
          value={isOver ? 'over' : 'waiting'}
          onValueChange={(view) => list.setOnlyFilter('over', view === 'over' ? 'Y' : '')}
        />
      </div>
      {query.isError && <QueryError title={texts.errorTitle} query={query} />}
      {!page && !query.isError && <Skeleton shape="rows" count={4} />}
      {page && page.content.length === 0 && (
        <EmptyState title={isOver ? texts.noneOver : texts.none}>
          {isOver ? texts.noneOverText : texts.noneText}
        </EmptyState>
      )}
      {page && page.content.length > 0 && (
        <>
          <ul>
            {page.content.map((one) => (
              <CorrectionRow key={one.correctionId} correction={one} />
            ))}
          </ul>
          <ListPages list={list} page={page} words={{ found: texts.found }} />
        </>
      )}
    </>
  );
}

function CorrectionRow({ correction: one }: { readonly correction: AskedCorrection }) {
  const texts = useTexts(correctionTexts);
  const words = useTexts(counsellingTexts);
  const format = useFormat();
  const { student, counsellor } = one;
  const facts = [
    { term: texts.change, value: texts.to[one.to] },
    { term: texts.when, value: format.moment(one.beginsAt) },
    { term: texts.counsellor, value: words.people[counsellor.kind](counsellor.name) },
    { term: texts.askedBy, value: texts.asked(texts.by[one.by], format.moment(one.askedAt)) },
    { term: texts.reason, value: <span className={styles.words}>{one.reason}</span> },
    ...(one.answer === null ? [] : [{ term: texts.answer, value: <span className={styles.words}>{one.answer}</span> }]),
  ];
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h2>
          {student.name}{' '}
          <span className={styles.meta}>
            {joinFacts([
              student.deptNm,
              student.grade === null ? '' : texts.gradeOf(String(student.grade)),
              student.studentNo,
            ])}
          </span>
        </h2>
        {one.status !== 'WAITING' && (
          <StateChip kind={CORRECTION_CHIPS[one.status]}>{words.correction.status[one.status]}</StateChip>
        )}
      </div>
      <DefinitionList items={facts} />
      <CorrectionActions correction={one} />
    </li>
  );
}
