import { advisorDesk, type AskedAdvisor } from '@naru/contract/areas/counselling/advisor/desk.ts';

import { ListPages } from '../../../blocks/list/list-pages.tsx';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ChoiceChip } from '../../../ui/choice-chip.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StateChip, type StateKind } from '../../../ui/state-chip.tsx';
import styles from './advisor.module.css';
import type { ADVISOR_LIST } from './advisor-list.ts';
import { advisorTexts } from './texts.ts';
import { WishActions } from './wish-actions.tsx';

const KINDS: Readonly<Record<AskedAdvisor['status'], StateKind>> = {
  WAITING: 'waiting',
  ACCEPTED: 'approved',
  DECLINED: 'rejected',
  WITHDRAWN: 'cancelled',
};

/** Lists students who ask for another advisor, the oldest request first. */
export function WishList({ list }: { readonly list: ListOf<typeof ADVISOR_LIST> }) {
  const all = useTexts(advisorTexts);
  const texts = all.wish;
  const isOver = list.filters.over === 'Y';
  const query = useCall(
    advisorDesk.pageWishes,
    {
      query: {
        isOver: isOver ? 'Y' : 'N',
        ...list.window,
      },
    },
    { keepsPrevious: true },
  );
  const page = query.data?.requestPage;
  return (
    <>
      <div className={styles.buttons}>
        <ChoiceChip
          label={texts.over}
          checked={isOver}
          onCheckedChange={(isOn) => list.setFilter('over', isOn ? 'Y' : '')}
        />
      </div>
      {query.isError && <QueryError title={texts.errorTitle} query={query} />}
      {!page && !query.isError && <Skeleton shape="rows" count={4} />}
      {page && page.content.length === 0 && (
        <EmptyState title={isOver ? texts.noneOver : texts.none}>{texts.noneText}</EmptyState>
      )}
      {page && page.content.length > 0 && (
        <>
          <ul>
            {page.content.map((one) => (
              <WishRow key={one.requestId} wish={one} />
            ))}
          </ul>
          <ListPages list={list} page={page} words={{ found: all.found }} />
        </>
      )}
    </>
  );
}

function WishRow({ wish }: { readonly wish: AskedAdvisor }) {
  const all = useTexts(advisorTexts);
  const texts = all.wish;
  const format = useFormat();
  const { student } = wish;
  const facts = [
    { term: texts.askedOn, value: format.moment(wish.askedAt) },
    { term: texts.now, value: wish.advisorNm ?? all.none },
    ...(wish.wishedNm === null ? [] : [{ term: texts.wished, value: wish.wishedNm }]),
    { term: texts.reason, value: wish.reason },
    ...(wish.answer === null ? [] : [{ term: texts.answer, value: wish.answer }]),
  ];
  return (
    <li className={styles.wish}>
      <div className={styles.wishHead}>
        <h2>
          {student.name}{' '}
          <span className={styles.meta}>
            {joinFacts([student.deptNm, student.grade === null ? '' : all.gradeOf(String(student.grade))])}
          </span>
        </h2>
        <StateChip kind={KINDS[wish.status]}>{texts.status[wish.status]}</StateChip>
      </div>
      <DefinitionList items={facts} />
      <WishActions wish={wish} />
    </li>
  );
}
