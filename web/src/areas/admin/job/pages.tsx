import { ALL_BOUND } from '@naru/contract/shared/page.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { PageSize } from '../../../ui/page-size.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import type { JobListState } from './job-list.ts';
import { jobTexts } from './texts.ts';

export interface PagesProps {
  readonly list: JobListState;
  readonly page: { readonly totalElements: number; readonly totalIsBound: boolean } | undefined;
}

/** The way to the other pages; nothing where there is nothing. */
export function Pages({ list, page }: PagesProps) {
  const texts = useTexts(jobTexts);
  const format = useFormat();
  if (!page || page.totalElements === 0) return null;
  return (
    <Pagination
      page={list.page}
      pageSize={list.size === 'all' ? ALL_BOUND : list.size}
      total={page.totalElements}
      bounded={page.totalIsBound}
      onPageChange={list.setPage}
      labels={{
        nav: texts.nav,
        previous: texts.previous,
        next: texts.next,
        page: (number) => texts.page(format.number(number)),
        summary: ({ from, to, total }) => texts.range(from, to, total),
      }}
    >
      <PageSize
        value={list.size}
        onValueChange={list.setSize}
        labels={{
          label: texts.pageSize,
          size: (size) => (size === 'all' ? texts.sizeAll(format.number(ALL_BOUND)) : texts.sizeOf(String(size))),
        }}
      />
    </Pagination>
  );
}
