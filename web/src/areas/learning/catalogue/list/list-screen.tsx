import { useListState } from '../../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { useProgrammeType } from '../shared/use-type.ts';
import { catalogueTexts } from '../texts.ts';
import { FindPart } from './find-part.tsx';
import { MinePart } from './mine-part.tsx';
import { MonthPart } from './month-part.tsx';
import { PROGRAMME_LIST, type VIEWS } from './programme-list.ts';

type View = (typeof VIEWS)[number] | 'find';

/** Lists the programmes of a type: to find one, day by day, and one's own. */
export function ProgrammeListScreen() {
  const texts = useTexts(catalogueTexts);
  const { type } = useProgrammeType();
  const list = useListState(PROGRAMME_LIST);
  const title = texts.types[type];
  useScreenTitle(title);
  const view = list.filters.view || 'find';
  return (
    <>
      <PageHeader title={title} purpose={texts.list.purpose[type]} />
      <Tabs<View>
        label={texts.list.views}
        items={[
          { id: 'find', label: texts.list.find },
          { id: 'month', label: texts.list.month },
          { id: 'mine', label: texts.list.mine },
        ]}
        value={view}
        onValueChange={(id) => list.setOnlyFilter('view', id === 'find' ? '' : id)}
      >
        {view === 'find' && <FindPart list={list} />}
        {view === 'month' && <MonthPart list={list} />}
        {view === 'mine' && <MinePart list={list} />}
      </Tabs>
    </>
  );
}
