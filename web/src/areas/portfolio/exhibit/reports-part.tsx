import { portfolioReports, REPORT_TABS, type ReportedPortfolio } from '@naru/contract/areas/portfolio/report.ts';

import { ListTable } from '../../../blocks/list/list-table.tsx';
import { RowLink } from '../../../blocks/list/row-link.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import type { Format } from '../../../platform/format/format.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { DESK_LIST } from './desk-list.ts';
import { deskTexts, type DeskTexts } from './desk-texts.ts';
import { withoutTab } from './exhibit-list.ts';
import { ReportSheet } from './report-sheet.tsx';

/** Reported portfolios: all reports of one together. */
export function ReportsPart({ list: given }: { readonly list: ListOf<typeof DESK_LIST> }) {
  const all = useTexts(deskTexts);
  const texts = all.reports;
  const format = useFormat();
  const list = { ...withoutTab(given, 'tab'), set: [] };
  const state = list.filters.state || 'OPEN';
  const query = usePageCall(list, portfolioReports.pageReported, { state }, texts.caption);
  const { reportedPage: page, countList = [] } = query.data ?? {};
  const labelOf = (one: (typeof REPORT_TABS)[number]): string => {
    const count = countList.find((counted) => counted.state === one)?.count ?? 0;
    return count === 0 ? texts.states[one] : `${texts.states[one]} ${format.number(count)}`;
  };
  return (
    <Stack gap={16}>
      <SegmentedControl
        label={texts.state}
        hideLabel
        options={REPORT_TABS.map((value) => ({ value, label: labelOf(value) }))}
        value={state}
        onValueChange={(value) => given.setFilter('state', value === 'OPEN' ? '' : value)}
      />
      <div>
        <ListTable
          list={list}
          page={page}
          query={query}
          caption={texts.caption}
          columns={listColumns(all, format, list.openRow)}
          rowId={({ portfolioId }) => portfolioId}
          rowName={({ title }) => title}
          words={{ ...texts, noMatchTitle: texts.emptyTitle }}
        />
      </div>
      <ReportSheet list={list} />
    </Stack>
  );
}

function listColumns(
  { reports: say }: DeskTexts,
  format: Format,
  openRow: (id: string) => void,
): readonly DataColumn<ReportedPortfolio>[] {
  return [
    {
      id: 'portfolio',
      header: say.portfolio,
      cell: ({ portfolioId, title, isChanged }) => (
        <>
          <RowLink id={portfolioId} onOpen={openRow}>
            {title}
          </RowLink>{' '}
          {isChanged && <Tag>{say.changed}</Tag>}
        </>
      ),
      text: ({ title }) => title,
      rowHeader: true,
      grow: true,
      card: 'title',
    },
    {
      id: 'reason',
      header: say.reason,
      cell: ({ reasonList }) => joinFacts(reasonList.map((one) => say.reasons[one])),
      width: '14rem',
      card: 'fact',
    },
    {
      id: 'owner',
      header: say.owner,
      cell: ({ ownerNm, deptNm }) => joinFacts([ownerNm, deptNm]),
      width: '13rem',
    },
    {
      id: 'count',
      header: say.count,
      cell: ({ openCount, reportCount }) =>
        openCount === 0
          ? say.countAll(format.number(reportCount))
          : say.countOf(format.number(openCount), format.number(reportCount)),
      width: '11rem',
      card: 'fact',
    },
    {
      id: 'reportedAt',
      header: say.reportedAt,
      cell: ({ reportedAt }) => format.relativeTime(reportedAt),
      width: '8rem',
      card: 'fact',
    },
  ];
}
