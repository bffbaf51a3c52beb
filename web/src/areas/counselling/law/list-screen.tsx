import { law } from '@naru/contract/areas/counselling/law/asking.ts';
import type { LawSummary } from '@naru/contract/areas/counselling/law/words.ts';

import { ListRows } from '../../../blocks/list/list-rows.tsx';
import { defineList } from '../../../blocks/list/list-state.ts';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { RecordRow } from '../../../blocks/counselling/record-row.tsx';
import { counsellingTexts } from '../../../blocks/counselling/texts.ts';
import { useDiscreet } from '../../../blocks/counselling/use-discreet.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { lawCaseOf, lawFormOf } from './addresses.ts';
import styles from './law.module.css';
import { lawTexts } from './texts.ts';
import { STATE_KINDS, useLawWords } from './use-law-words.ts';

const OWN_LIST = defineList({ filters: {}, sorts: [] });
const MAY_ASK: ReadonlySet<string> = new Set(['DECLINED', 'SENT', 'CLOSED']);

/** The student's own cases, and the way to another one. */
export function LawListScreen() {
  const all = useTexts(lawTexts);
  const texts = all.own;
  const list = useListState(OWN_LIST);
  useDiscreet(all.neutral);
  const query = usePageCall(list, law.pageOwnCases, {}, texts.title);
  const page = query.data?.casePage;
  const rows = page?.content ?? [];
  const isEmpty = page?.totalElements === 0;
  const ask = (
    <ButtonLink variant="primary" as={(slot) => <AppLink to={lawFormOf()} {...slot} />}>
      {texts.ask}
    </ButtonLink>
  );
  const mayAsk = page !== undefined && !isEmpty && rows.every((row) => MAY_ASK.has(row.status));
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} actions={mayAsk && ask} />
      <ListRows
        list={list}
        page={page}
        query={query}
        words={texts}
        lines={3}
        className={styles.list}
        empty={
          <EmptyState title={texts.emptyTitle} actions={ask}>
            {texts.emptyText}
          </EmptyState>
        }
        hidesOnlyPage
      >
        {(row) => <OwnRow key={row.caseId} row={row} />}
      </ListRows>
    </>
  );
}

function OwnRow({ row }: { readonly row: LawSummary }) {
  const texts = useTexts(lawTexts);
  const { cases } = useTexts(counsellingTexts);
  const format = useFormat();
  const { types, nextOf } = useLawWords();
  return (
    <RecordRow
      when={format.day(row.askedAt)}
      whenNote={cases.asked}
      title={<AppLink to={lawCaseOf(row.caseId)}>{types.labelOf(row.caseType)}</AppLink>}
      facts={row.deadlineOn === null ? [] : [texts.ownDeadline(format.day(row.deadlineOn))]}
      next={nextOf(row, 'student')}
      state={
        <StateChip kind={STATE_KINDS[row.status]}>
          {row.status === 'SENT' ? texts.sentToYou : texts.states[row.status]}
        </StateChip>
      }
    />
  );
}
