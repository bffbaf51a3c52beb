import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';

import { ListEmpty } from '../../../../blocks/list/list-empty.tsx';
import { ListPages } from '../../../../blocks/list/list-pages.tsx';
import { useListCall } from '../../../../blocks/list/use-list-call.ts';
import type { UsedListState } from '../../../../blocks/list/use-list-state.ts';
import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { phone, useMediaQuery } from '../../../../ui/use-media-query.ts';
import { ProgrammeRow } from '../shared/programme-row.tsx';
import { useProgrammeType } from '../shared/use-type.ts';
import { catalogueTexts } from '../texts.ts';
import { FindFilters } from './find-filters.tsx';
import styles from './list-screen.module.css';
import { NARROWING, type ProgrammeFilter, queryOfFilters } from './programme-list.ts';
import { SuitablePart } from './suitable-part.tsx';

/** Shows what suits the person, the filters, and the programmes that match them, the nearest deadline first. */
export function FindPart({ list }: { readonly list: UsedListState<ProgrammeFilter> }) {
  const all = useTexts(catalogueTexts);
  const texts = all.list;
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  const { slug, type } = useProgrammeType();
  const { query, status } = useListCall(
    catalogue.pageProgrammes,
    {
      params: { type: slug },
      query: {
        ...queryOfFilters(list.filters),
        ...list.window,
      },
    },
    all.types[type],
  );
  const page = query.data?.programmePage;
  const rows = page?.content ?? [];
  const total = page && `${format.number(page.totalElements)}${page.totalIsBound ? '+' : ''}`;
  const isNarrowed = NARROWING.some((name) => list.filters[name] !== '');
  const names = {
    text: texts.search,
    stage: texts.stage,
    competency: texts.competency,
    day: texts.day,
    way: texts.way,
    dept: texts.dept,
  };
  return (
    <>
      {!isNarrowed && list.page === 1 && <SuitablePart />}
      <section aria-label={texts.all} className={styles.section}>
        <h2 className={styles.title}>{texts.all}</h2>
        <FindFilters list={list} names={names} summary={isPhone || !total ? undefined : texts.found(total)} />
        {status === 'loading' && <Skeleton shape="rows" count={6} />}
        {status === 'error' && <QueryError title={texts.errorTitle} query={query} />}
        {status !== 'error' && page && rows.length === 0 && (
          <ListEmpty
            list={list}
            counted={page.totalElements > 0 && total ? texts.found(total) : undefined}
            words={{
              ...texts,
              filterNames: { ...names, view: texts.views, month: texts.month, saved: texts.saved, fits: texts.fits },
            }}
          />
        )}
        {status !== 'error' && page && rows.length > 0 && (
          <>
            <ul className={styles.list} aria-busy={status === 'stale' || undefined}>
              {rows.map((row) => (
                <ProgrammeRow key={row.programmeId} programme={row} headingLevel={3} />
              ))}
            </ul>
            <ListPages list={list} page={page} words={texts} />
          </>
        )}
      </section>
    </>
  );
}
