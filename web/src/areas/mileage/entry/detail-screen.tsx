import { mileageEntries } from '@naru/contract/areas/mileage/entries.ts';
import { useParams } from '@tanstack/react-router';

import { ListTable } from '../../../blocks/list/list-table.tsx';
import { useListCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useLineColumns } from './batch-columns.tsx';
import { BATCH_LINES } from './batch-list.ts';
import styles from './entry.module.css';
import { entryListRoute } from './routes.ts';
import { useEntryWords } from './use-entry-words.ts';

/** One entry or sheet, with the lines that came by it. */
export function EntryDetailScreen() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { texts: all, format } = useEntryWords();
  const texts = all.detail;
  const list = useListState(BATCH_LINES);
  const columns = useLineColumns();
  const query = useListCall(
    mileageEntries.readBatch,
    {
      params: { id },
      query: {
        ...list.window,
      },
    },
    texts.caption,
  );
  const { batch, linePage: page } = query.data ?? {};
  const title = batch?.fileNm ?? batch?.student?.name ?? texts.title;
  useScreenTitle(title);
  const to = addressOf(entryListRoute);
  if (query.isError && !batch) {
    const back = (
      <ButtonLink variant="text" as={(slot) => <AppLink to={to} {...slot} />}>
        {texts.toList}
      </ButtonLink>
    );
    return <ReadFailure query={query} words={texts} back={back} />;
  }
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={to}>{texts.toList}</AppLink>}
        title={title}
        purpose={
          batch &&
          texts.facts({
            by: batch.postedByNm,
            when: format.relativeTime(batch.postedAt, { time: 'always', inSentence: true }),
          })
        }
      />
      <ListTable
        list={list}
        page={page}
        query={query}
        caption={texts.caption}
        columns={columns}
        rowId={({ lineId }) => lineId}
        rowName={({ student }) => student.name}
        summary={page && texts.found(format.number(page.totalElements))}
        words={{ ...texts, filterNames: {} }}
      />
      <p className={styles.meta}>{texts.wrong}</p>
    </>
  );
}
