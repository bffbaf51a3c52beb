import { exhibits } from '@naru/contract/areas/portfolio/exhibit.ts';
import IconAward from '@tabler/icons-react/dist/esm/icons/IconAward.mjs';
import { useState } from 'react';

import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { EXHIBIT_LIST, EXHIBIT_TABS, type ExhibitTab } from './exhibit-list.ts';
import { GalleryPart } from './gallery-part.tsx';
import { exhibitTexts } from './texts.ts';

const MinePart = loadOnUse(async () => (await import('./mine-part.tsx')).MinePart);
const CandidateSheet = loadOnUse(async () => (await import('./candidate-sheet.tsx')).CandidateSheet);

/** Excellent portfolios to look at, and the person's own nominations. */
export function ExhibitsScreen() {
  const texts = useTexts(exhibitTexts);
  const list = useListState(EXHIBIT_LIST);
  const [isChoosing, setChoosing] = useState(false);
  useScreenTitle(texts.title);
  const tab: ExhibitTab = list.filters.tab === 'MINE' ? 'MINE' : 'GALLERY';
  const rights = useCall(exhibits.pageExhibits, { query: { size: '10' } }, { label: texts.title });
  const mayNominate = rights.data?.mayNominate ?? false;
  return (
    <>
      <PageHeader
        title={texts.title}
        purpose={tab === 'MINE' ? texts.mine.purpose : texts.purpose}
        actions={
          mayNominate && (
            <Button variant={tab === 'MINE' ? undefined : 'primary'} icon={IconAward} onClick={() => setChoosing(true)}>
              {texts.nominate}
            </Button>
          )
        }
      />
      {mayNominate || tab === 'MINE' ? (
        <Tabs<ExhibitTab>
          label={texts.tabs.label}
          items={EXHIBIT_TABS.map((id) => ({ id, label: texts.tabs[id] }))}
          value={tab}
          onValueChange={(id) => list.setOnlyFilter('tab', id === 'MINE' ? 'MINE' : '')}
        >
          {tab === 'MINE' ? <MinePart /> : <GalleryPart list={list} />}
        </Tabs>
      ) : (
        <GalleryPart list={list} />
      )}
      {isChoosing && <CandidateSheet onClose={() => setChoosing(false)} />}
    </>
  );
}
