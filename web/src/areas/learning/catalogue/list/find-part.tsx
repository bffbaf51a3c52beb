import { filterNamesOf } from '../../../../blocks/list/choice-filters.tsx';
import { ListRows } from '../../../../blocks/list/list-rows.tsx';
import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';

import { ListEmpty } from '../../../../blocks/list/list-empty.tsx';
import { useListCall } from '../../../../blocks/list/use-list-call.ts';
import type { ListOf } from '../../../../blocks/list/use-list-state.ts';
import { writeTotal } from '../../../../blocks/list/write-total.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { phone, useMediaQuery } from '../../../../ui/use-media-query.ts';
import { ProgrammeRow } from '../shared/programme-row.tsx';
import { useProgrammeType } from '../shared/use-type.ts';
import { catalogueTexts } from '../texts.ts';
import { FindFilters, useFindChoices } from './find-filters.tsx';
import styles from './list-screen.module.css';
import { NARROWING, queryOfFilters, type PROGRAMME_LIST } from './programme-list.ts';
import { SuitablePart } from './suitable-part.tsx';

/** Shows what suits the person, the filters, and the programmes that match them, the nearest deadline first. */
export function FindPart({ list }: { readonly list: ListOf<typeof PROGRAMME_LIST> }) {
  const all = useTexts(catalogueTexts);
  const texts = all.list;
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  const { slug, type } = useProgrammeType();
  const query = useListCall(
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
  const total = page && writeTotal(page, format);
  const isNarrowed = NARROWING.some((name) => list.filters[name] !== '');
  const choices = useFindChoices();
  const names = filterNamesOf({ search: 'text', choices }, texts);
  return (
    <>
      {!isNarrowed && list.page === 1 && <SuitablePart />}
      <section aria-label={texts.all} className={styles.section}>
        <h2 className={styles.title}>{texts.all}</h2>
        <FindFilters list={list} choices={choices} summary={isPhone || !total ? undefined : texts.found(total)} />
        <ListRows
          list={list}
          page={page}
          query={query}
          words={texts}
          lines={6}
          className={styles.list}
          empty={
            <ListEmpty
              list={list}
              words={{
                ...texts,
                filterNames: { ...names, view: texts.views, month: texts.month, saved: texts.saved, fits: texts.fits },
              }}
            />
          }
        >
          {(row) => <ProgrammeRow key={row.programmeId} programme={row} headingLevel={3} />}
        </ListRows>
      </section>
    </>
  );
}
