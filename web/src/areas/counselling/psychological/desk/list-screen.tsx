import type { PSYCH_VIEWS } from '@naru/contract/areas/counselling/psychological/desk-words.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { psychReferral } from '@naru/contract/areas/counselling/psychological/referral.ts';
import { TRIAGE_LEVELS } from '@naru/contract/areas/counselling/psychological/words.ts';
import { useState } from 'react';

import { ChoiceFilters } from '../../../../blocks/list/choice-filters.tsx';
import { ListRows } from '../../../../blocks/list/list-rows.tsx';
import { defineList } from '../../../../blocks/list/list-state.ts';
import { type ListQuery, usePageCall } from '../../../../blocks/list/use-list-call.ts';
import { type ListOf, useListState } from '../../../../blocks/list/use-list-state.ts';
import { writeTotal } from '../../../../blocks/list/write-total.ts';
import { useDiscreet } from '../../../../blocks/counselling/use-discreet.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useSwitchedCall } from '../../../../platform/query/use-switched-call.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { EmergencyPart } from '../referral/emergency-part.tsx';
import { CENTRE_PLACES, CENTRE_SATISFACTION } from './addresses.ts';
import { CaseListRow } from './case-list-row.tsx';
import styles from './desk.module.css';
import { OpeningPart } from './opening-part.tsx';
import { psychDeskTexts } from './texts.ts';

const WalkInDialog = loadOnUse(async () => (await withTexts(import('./walk-in-dialog.tsx'))).WalkInDialog);

type CaseView = (typeof PSYCH_VIEWS)[number];
type Tab = CaseView | 'OPENING' | 'EMERGENCY';

const CENTRE_SHAPE = defineList({
  filters: {
    view: { oneOf: ['OPEN', 'DONE', 'OPENING', 'EMERGENCY'] },
    level: { oneOf: TRIAGE_LEVELS },
    referred: { oneOf: ['Y'] },
  },
  sorts: [],
});

/** Y3: who waits, the most urgent first; what is under way, and what is over. */
export function CentreListScreen() {
  const all = useTexts(psychDeskTexts);
  const texts = all.list;
  const format = useFormat();
  const list = useListState(CENTRE_SHAPE);
  const [isTakingIn, setTakingIn] = useState(false);
  useDiscreet(all.neutral);
  const tab = list.filters.view || 'QUEUE';
  const view: CaseView = tab === 'OPENING' || tab === 'EMERGENCY' ? 'QUEUE' : tab;
  const query = usePageCall(
    list,
    psychDesk.pageCases,
    {
      view,
      level: list.filters.level || undefined,
      referAt: list.filters.referred === 'Y' ? 'Y' : undefined,
    },
    texts.title,
  );
  const counts = query.data?.counts;
  const isManager = query.data?.isManager === true;
  const isOnDuty = query.data?.isOnDuty ?? null;
  const duty = useSwitchedCall(psychDesk.setDuty, isOnDuty === true);
  const emergencies = useCall(psychReferral.pageEmergencies, { query: { size: '10' } }, { enabled: isManager });
  const alarms = emergencies.data?.openCount ?? 0;
  // Nothing is urgent only once both are known.
  const isKnown = counts !== undefined && !(isManager && emergencies.isPending);
  return (
    <>
      <PageHeader
        title={texts.title}
        news={isKnown ? texts.news(format.number(counts.urgent + alarms)) : ' '}
        actions={
          isManager && (
            <>
              <ButtonLink variant="text" as={(slot) => <AppLink to={CENTRE_SATISFACTION} {...slot} />}>
                {all.satisfaction.open}
              </ButtonLink>
              <ButtonLink variant="text" as={(slot) => <AppLink to={CENTRE_PLACES} {...slot} />}>
                {texts.places}
              </ButtonLink>
              <Button onClick={() => setTakingIn(true)}>{texts.walkIn}</Button>
            </>
          )
        }
      />
      {isOnDuty !== null && (
        <div className={styles.bar}>
          <Switch
            label={texts.onDuty}
            note={texts.onDutyHelp}
            checked={duty.isOn}
            disabled={duty.isPending}
            onCheckedChange={(next) => duty.turn(next, { body: { isOnDuty: next } })}
          />
        </div>
      )}
      <Tabs<Tab>
        label={texts.views}
        items={[
          {
            id: 'QUEUE',
            label: texts.QUEUE,
            count: counts && counts.queue > 0 ? format.number(counts.queue) : undefined,
            alert: counts && counts.urgent > 0 ? texts.urgent(format.number(counts.urgent)) : undefined,
          },
          { id: 'OPEN', label: texts.OPEN, count: counts && counts.open > 0 ? format.number(counts.open) : undefined },
          { id: 'DONE', label: texts.DONE },
          { id: 'OPENING', label: texts.openings },
          ...(isManager
            ? [
                {
                  id: 'EMERGENCY' as const,
                  label: texts.emergencies,
                  alert: alarms > 0 ? texts.urgent(format.number(alarms)) : undefined,
                },
              ]
            : []),
        ]}
        value={tab}
        onValueChange={(id) => list.setFilter('view', id === 'QUEUE' ? '' : id)}
      >
        {counts !== undefined && counts.withdrawn > 0 && tab !== 'OPENING' && tab !== 'EMERGENCY' && (
          <div className={styles.said}>
            <Notice tone="amber">{texts.withdrawnCount(format.number(counts.withdrawn))}</Notice>
          </div>
        )}
        {tab === 'OPENING' && <OpeningPart />}
        {tab === 'EMERGENCY' && <EmergencyPart />}
        {tab !== 'OPENING' && tab !== 'EMERGENCY' && (
          <CaseList list={list} view={view} query={query} isManager={isManager} />
        )}
      </Tabs>
      {isTakingIn && <WalkInDialog onClose={() => setTakingIn(false)} />}
    </>
  );
}

interface CaseListProps {
  readonly list: ListOf<typeof CENTRE_SHAPE>;
  readonly view: CaseView;
  readonly query: ListQuery<typeof psychDesk.pageCases>;
  readonly isManager: boolean;
}

/** The cases of a view, with what narrows them. */
function CaseList({ list, view, query, isManager }: CaseListProps) {
  const all = useTexts(psychDeskTexts);
  const texts = all.list;
  const format = useFormat();
  const page = query.data?.casePage;
  const total = page && writeTotal(page, format);
  const isNarrowed = list.filters.level !== '' || list.filters.referred !== '';
  const empties = { QUEUE: texts.emptyQueue, OPEN: texts.emptyOpen, DONE: texts.emptyDone };
  return (
    <>
      <ChoiceFilters
        list={list}
        choices={[
          {
            filter: 'level',
            label: texts.level,
            any: texts.levelAll,
            options: TRIAGE_LEVELS.map((value) => ({ value, label: all.levels[value] })),
          },
          {
            filter: 'referred',
            label: texts.came,
            any: texts.cameAll,
            options: [{ value: 'Y', label: texts.referred }],
          },
        ]}
        words={texts}
        summary={total && texts.found(total)}
      />
      <ListRows
        list={list}
        page={page}
        query={query}
        words={texts}
        empty={
          <EmptyState
            title={isNarrowed ? texts.noMatch : empties[view]}
            actions={
              isNarrowed && <Button onClick={() => list.setOnlyFilter('view', list.filters.view)}>{texts.clear}</Button>
            }
          >
            {isManager ? texts.emptyManager : texts.emptyText}
          </EmptyState>
        }
      >
        {(row) => <CaseListRow key={row.applicationId} summary={row} />}
      </ListRows>
    </>
  );
}
