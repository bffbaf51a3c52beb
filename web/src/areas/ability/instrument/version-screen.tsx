import { instrumentDesk } from '@naru/contract/areas/ability/instrument-desk.ts';
import type { TestLanguage } from '@naru/contract/areas/ability/words.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';

import { useListState } from '../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale, withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { AboutPart } from './about-part.tsx';
import { INSTRUMENT_LIST } from './addresses.ts';
import { VERSION_PARTS, VERSION_TABS, type VersionTab } from './instrument-list.ts';
import styles from './instrument.module.css';
import { instrumentTexts } from './texts.ts';
import { VersionHead } from './version-head.tsx';

const ItemsPart = loadOnUse(async () => (await withTexts(import('./items-part.tsx'))).ItemsPart);
const ScalesPart = loadOnUse(async () => (await withTexts(import('./scales-part.tsx'))).ScalesPart);
const PreviewPart = loadOnUse(async () => (await withTexts(import('./preview-part.tsx'))).PreviewPart);
const StatisticsPart = loadOnUse(async () => (await withTexts(import('./statistics-part.tsx'))).StatisticsPart);

export type VersionDetail = CallOutput<typeof instrumentDesk.readVersion>['instrument'];

/** A part of a version's page. */
export interface VersionPartProps {
  readonly instrument: VersionDetail;
  /** The language in which the content is read. */
  readonly language: TestLanguage;
}

/** One version of a test: read as a person reads it, tried as a student, published. */
export function InstrumentVersionScreen() {
  const all = useTexts(instrumentTexts);
  const texts = all.page;
  const format = useFormat();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(instrumentDesk.readVersion, { params: { id } }, { label: all.list.title, staleTime: 0 });
  const instrument = query.data?.instrument;
  useScreenTitle(
    instrument ? all.titleOf({ name: instrument.test.name, number: format.number(instrument.number) }) : '',
    all.list.title,
  );
  const back = <ButtonLink as={(slot) => <AppLink to={INSTRUMENT_LIST} {...slot} />}>{all.detail.toList}</ButtonLink>;
  if (query.isError && (!instrument || query.error.code === '404'))
    return <ReadFailure query={query} words={texts} back={back} />;
  if (!instrument) return <Skeleton count={10} />;
  return <VersionPage key={id} instrument={instrument} />;
}

function VersionPage({ instrument }: { readonly instrument: VersionDetail }) {
  const texts = useTexts(instrumentTexts).page;
  const format = useFormat();
  const own = useLocale();
  const [language, setLanguage] = useState<TestLanguage>(own);
  const list = useListState(VERSION_PARTS);
  const tabs = VERSION_TABS.filter((tab) => tab !== 'statistics' || instrument.status !== 'DRAFT');
  const tab = tabs.find((one) => one === list.filters.tab) ?? 'about';
  const counts: Partial<Record<VersionTab, string>> = {
    items: format.number(instrument.itemCount),
    scales: format.number(instrument.scaleCount),
  };
  const part = { instrument, language, fallback: <Skeleton shape="rows" count={6} /> };
  return (
    <>
      <VersionHead instrument={instrument} />
      <div className={styles.language}>
        <SegmentedControl
          label={texts.language}
          hideLabel
          value={language}
          options={[
            { value: 'ko', label: texts.korean },
            { value: 'en', label: texts.english },
          ]}
          onValueChange={setLanguage}
        />
      </div>
      <Tabs
        label={texts.tabs}
        items={tabs.map((id) => ({ id, label: texts.tab[id], count: counts[id] }))}
        value={tab}
        onValueChange={(next) => list.setOnlyFilter('tab', next)}
      >
        {tab === 'about' && <AboutPart instrument={instrument} language={language} />}
        {tab === 'items' && <ItemsPart {...part} />}
        {tab === 'scales' && <ScalesPart {...part} />}
        {tab === 'preview' && <PreviewPart {...part} />}
        {tab === 'statistics' && <StatisticsPart {...part} />}
      </Tabs>
    </>
  );
}
