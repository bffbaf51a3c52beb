import { mileageUses } from '@naru/contract/areas/mileage/uses.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { ListRows } from '../../../blocks/list/list-rows.tsx';
import { defineList } from '../../../blocks/list/list-state.ts';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { pageOfUse } from './addresses.ts';
import { PurposeRows } from './purpose-rows.tsx';
import { mileageUseTexts } from './texts.ts';
import { UseChip } from './use-chip.tsx';
import styles from './use.module.css';

const OWN_LIST = defineList({ filters: {}, sorts: [] });
const MENU = 'LRN_MILEUSE';

/** Shows what mileage can be used for, and the person's own uses; former students read theirs. */
export function MileageUseListScreen() {
  const all = useTexts(mileageUseTexts);
  const texts = all.list;
  const format = useFormat();
  const list = useListState(OWN_LIST);
  const mayAsk =
    useLoginInfo()?.privilegeList.some(({ menuId, resourceCd }) => menuId === MENU && resourceCd === 'C') ?? false;
  useScreenTitle(texts.title);
  const purposes = useCall(mileageUses.listPurposes, {}, { enabled: mayAsk, label: texts.purposes });
  const query = usePageCall(list, mileageUses.pageOwnUses, {}, texts.title);
  const { usePage: page, available } = query.data ?? {};
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      <Stack gap={24}>
        {available !== undefined && (
          <div className={styles.available}>
            <p className={styles.label}>{texts.available}</p>
            <p className={styles.figure}>{all.points(format.number(available))}</p>
          </div>
        )}
        {mayAsk && (
          <Section title={texts.purposes}>
            {purposes.isError && <QueryError title={texts.errorTitle} query={purposes} />}
            {purposes.isLoading && <Skeleton shape="rows" count={3} />}
            {purposes.data && (
              <PurposeRows
                purposes={purposes.data.purposeList}
                drafts={page?.content.filter((row) => row.status === 'TEMP') ?? []}
              />
            )}
          </Section>
        )}
        <Section title={texts.own}>
          <ListRows
            list={list}
            page={page}
            query={query}
            words={texts}
            className={styles.rows}
            headingLevel={3}
            hidesOnlyPage
            empty={<EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>}
          >
            {(row) => <OwnRow key={row.useId} row={row} />}
          </ListRows>
        </Section>
      </Stack>
    </>
  );
}

type OwnUseRow = CallOutput<typeof mileageUses.pageOwnUses>['usePage']['content'][number];

function OwnRow({ row }: { readonly row: OwnUseRow }) {
  const all = useTexts(mileageUseTexts);
  const format = useFormat();
  const { purposeNm, amount, won, status, appliedAt, createdAt } = row;
  return (
    <li className={styles.row}>
      <div className={styles.stack}>
        <p className={styles.name}>
          <AppLink to={pageOfUse(row)}>{purposeNm}</AppLink>
        </p>
        <p className={styles.text}>{all.next[status]}</p>
        <p className={styles.label}>{format.day(appliedAt ?? createdAt)}</p>
      </div>
      <div className={styles.side}>
        <UseChip status={status} />
        <span className={styles.amount}>
          {joinFacts([all.points(format.number(amount)), won === null ? '' : all.won(format.number(won))])}
        </span>
      </div>
    </li>
  );
}
