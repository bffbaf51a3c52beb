import { mileage } from '@naru/contract/areas/learning/mileage/own.ts';

import { ListEmpty } from '../../../../blocks/list/list-empty.tsx';
import { ListPages } from '../../../../blocks/list/list-pages.tsx';
import { useListCall } from '../../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../../blocks/list/use-list-state.ts';
import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Section } from '../../../../ui/section.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { phone, useMediaQuery } from '../../../../ui/use-media-query.ts';
import { ExcelPart } from '../shared/excel-part.tsx';
import styles from './hist.module.css';
import { LINE_LIST, queryOfFilters } from './line-list.ts';
import { LineFilters, type TermOfLines } from './line-filters.tsx';
import { LineRow } from './line-row.tsx';
import { mileageHistTexts } from './texts.ts';

/** Lists the lines of the ledger, the latest first, each with the reason why it is as it is. */
export function LinesPart({ terms }: { readonly terms: readonly TermOfLines[] }) {
  const texts = useTexts(mileageHistTexts).lines;
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  const list = useListState(LINE_LIST);
  const { query, status } = useListCall(
    mileage.pageLines,
    {
      query: {
        ...queryOfFilters(list.filters),
        ...list.window,
      },
    },
    texts.title,
  );
  const page = query.data?.linePage;
  const rows = page?.content ?? [];
  const total = page && texts.found(`${format.number(page.totalElements)}${page.totalIsBound ? '+' : ''}`);
  const isBare = page?.totalElements === 0 && list.set.length === 0;
  const filterNames = {
    type: texts.type,
    kind: texts.kind,
    term: texts.term,
    zero: texts.zero,
    objected: texts.objectedOnly,
  };
  return (
    <Section
      className={styles.lines}
      title={texts.title}
      aside={
        !isBare && (
          <ExcelPart
            menuId="LRN_MILE"
            spec={mileage.exportLines}
            input={(reason) => ({ body: { ...queryOfFilters(list.filters), reason } })}
            listName={texts.list}
            text={texts.excelText}
          />
        )
      }
    >
      {!isBare && <LineFilters list={list} terms={terms} summary={isPhone ? undefined : total} />}
      {status === 'loading' && <Skeleton shape="rows" count={6} />}
      {status === 'error' && <QueryError title={texts.errorTitle} query={query} headingLevel={3} />}
      {status !== 'error' && page && rows.length === 0 && (
        <ListEmpty list={list} counted={page.totalElements > 0 ? total : undefined} words={{ ...texts, filterNames }} />
      )}
      {status !== 'error' && page && rows.length > 0 && (
        <>
          <ul className={styles.list} aria-label={texts.list} aria-busy={status === 'stale' || undefined}>
            {rows.map((line) => (
              <LineRow key={line.lineId} line={line} />
            ))}
          </ul>
          <ListPages list={list} page={page} words={texts} />
        </>
      )}
    </Section>
  );
}
