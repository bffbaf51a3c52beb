import { mileage } from '@naru/contract/areas/mileage/own.ts';

import { ListEmpty } from '../../../blocks/list/list-empty.tsx';
import { ListRows } from '../../../blocks/list/list-rows.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { writeTotal } from '../../../blocks/list/write-total.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Section } from '../../../ui/section.tsx';
import { phone, useMediaQuery } from '../../../ui/use-media-query.ts';
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
  const query = usePageCall(list, mileage.pageLines, queryOfFilters(list.filters), texts.title);
  const page = query.data?.linePage;
  const total = page && texts.found(writeTotal(page, format));
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
      <ListRows
        list={list}
        page={page}
        query={query}
        words={texts}
        lines={6}
        label={texts.list}
        className={styles.list}
        headingLevel={3}
        empty={<ListEmpty list={list} words={{ ...texts, filterNames }} />}
      >
        {(line) => <LineRow key={line.lineId} line={line} />}
      </ListRows>
    </Section>
  );
}
