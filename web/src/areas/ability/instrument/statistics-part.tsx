import { STATISTICS_LEAST, instrumentDesk } from '@naru/contract/areas/ability/instrument-desk.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stack } from '../../../ui/stack.tsx';
import styles from './instrument.module.css';
import { ItemFigures } from './item-figures.tsx';
import { ScaleFigures } from './scale-figures.tsx';
import { instrumentTexts } from './texts.ts';
import type { VersionPartProps } from './version-screen.tsx';

export type Statistics = CallOutput<typeof instrumentDesk.readStatistics>;

/** How reliable the scales are and how the items fit, once enough people have answered; names nobody. */
export function StatisticsPart({ instrument, language }: VersionPartProps) {
  const texts = useTexts(instrumentTexts).statistics;
  const format = useFormat();
  const { versionId: id, content } = instrument;
  const query = useCall(instrumentDesk.readStatistics, { params: { id } }, { label: texts.scales });
  if (query.isError && !query.data) return <QueryError title={texts.errorTitle} query={query} />;
  if (!query.data) return <Skeleton shape="rows" count={8} />;
  const { counted } = query.data;
  if (counted === 0)
    return <EmptyState title={texts.fewTitle}>{texts.fewText(format.number(STATISTICS_LEAST))}</EmptyState>;
  return (
    <Stack gap={32}>
      <p className={styles.meta}>{texts.counted(format.number(counted))}</p>
      <ScaleFigures content={content} language={language} list={query.data.scaleList} />
      <ItemFigures content={content} language={language} list={query.data.itemList} />
    </Stack>
  );
}
