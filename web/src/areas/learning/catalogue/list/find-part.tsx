import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';
import type { CompetencyCode } from '@naru/contract/areas/learning/words.ts';

import { DepartmentFilter, useDepartmentOptions } from '../../../../blocks/list/department-filter.tsx';
import { ListEmpty } from '../../../../blocks/list/list-empty.tsx';
import { FilterSelect, ListFilters } from '../../../../blocks/list/list-filters.tsx';
import { ListPages } from '../../../../blocks/list/list-pages.tsx';
import { useListCall } from '../../../../blocks/list/use-list-call.ts';
import type { UsedListState } from '../../../../blocks/list/use-list-state.ts';
import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ChoiceChip } from '../../../../ui/choice-chip.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { phone, useMediaQuery } from '../../../../ui/use-media-query.ts';
import { ProgrammeRow } from '../shared/programme-row.tsx';
import { useProgrammeWords } from '../shared/use-programme-words.ts';
import { useProgrammeType } from '../shared/use-type.ts';
import { catalogueTexts } from '../texts.ts';
import styles from './list-screen.module.css';
import { NARROWING, type ProgrammeFilter, queryOfFilters, STAGE_FILTERS, WAYS } from './programme-list.ts';
import { SuitablePart } from './suitable-part.tsx';

/** Shows what suits the person, the filters, and the programmes that match them, the nearest deadline first. */
export function FindPart({ list }: { readonly list: UsedListState<ProgrammeFilter> }) {
  const all = useTexts(catalogueTexts);
  const texts = all.list;
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  const { slug, type } = useProgrammeType();
  const departments = useDepartmentOptions();
  const { competencies, competencyOf, days, dayOf } = useProgrammeWords();
  const { query, status } = useListCall(
    catalogue.pageProgrammes,
    {
      params: { type: slug },
      query: {
        ...queryOfFilters(list.filters),
        page: list.page - 1,
        size: list.size === 'all' ? 'all' : (String(list.size) as '20'), // one of the contract's sizes
      },
    },
    all.types[type],
  );
  const page = query.data?.programmePage;
  const rows = page?.content ?? [];
  const total = page && `${format.number(page.totalElements)}${page.totalIsBound ? '+' : ''}`;
  const isNarrowed = NARROWING.some((name) => list.filters[name] !== '');
  const names: Readonly<Record<ProgrammeFilter, string>> = {
    view: texts.views,
    month: texts.month,
    text: texts.search,
    stage: texts.stage,
    competency: texts.competency,
    day: texts.day,
    way: texts.way,
    dept: texts.dept,
    saved: texts.saved,
    fits: texts.fits,
  };
  const write = (name: ProgrammeFilter, value: string): string => {
    if (name === 'text') return texts.searchChip(value);
    if (name === 'stage') return texts.stages[value as (typeof STAGE_FILTERS)[number]]; // one of the filter's values
    if (name === 'competency') return competencyOf(value as CompetencyCode); // as above
    if (name === 'day') return dayOf(value);
    if (name === 'way') return texts.ways[value as (typeof WAYS)[number]]; // as above
    return departments.find((one) => one.value === value)?.label ?? value;
  };
  return (
    <>
      {!isNarrowed && list.page === 1 && <SuitablePart />}
      <section aria-label={texts.all} className={styles.section}>
        <h2 className={styles.title}>{texts.all}</h2>
        <ListFilters
          list={list}
          label={texts.filters}
          words={{
            names: {
              text: texts.search,
              stage: texts.stage,
              competency: texts.competency,
              day: texts.day,
              way: texts.way,
              dept: texts.dept,
            },
            write,
          }}
          search={{ filter: 'text', label: texts.search, hint: texts.searchHint }}
          summary={isPhone || !total ? undefined : texts.found(total)}
        >
          <FilterSelect
            list={list}
            filter="stage"
            label={texts.stage}
            any={texts.stageAny}
            options={STAGE_FILTERS.map((value) => ({ value, label: texts.stages[value] }))}
          />
          <FilterSelect
            list={list}
            filter="competency"
            label={texts.competency}
            any={texts.competencyAny}
            options={competencies}
          />
          <FilterSelect list={list} filter="day" label={texts.day} any={texts.dayAny} options={days} />
          <FilterSelect
            list={list}
            filter="way"
            label={texts.way}
            any={texts.wayAny}
            options={WAYS.map((value) => ({ value, label: texts.ways[value] }))}
          />
          <DepartmentFilter list={list} filter="dept" options={departments} />
        </ListFilters>
        <div className={styles.choices}>
          {(['fits', 'saved'] as const).map((name) => (
            <ChoiceChip
              key={name}
              label={texts[name]}
              checked={list.filters[name] !== ''}
              onCheckedChange={(isOn) => list.setFilter(name, isOn ? 'on' : '')}
            />
          ))}
        </div>
        {status === 'loading' && <Skeleton label={all.loading} shape="rows" count={6} />}
        {status === 'error' && <QueryError title={texts.errorTitle} query={query} />}
        {status !== 'error' && page && rows.length === 0 && (
          <ListEmpty
            list={list}
            counted={page.totalElements > 0 && total ? texts.found(total) : undefined}
            words={{ ...texts, filterNames: names }}
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
