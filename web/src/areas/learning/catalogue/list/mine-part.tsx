import { catalogue, type OwnEntry } from '@naru/contract/areas/learning/catalogue.ts';
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import { useState } from 'react';

import { FeedButton } from '../../../../blocks/counselling/feed/feed-button.tsx';
import { ListRows } from '../../../../blocks/list/list-rows.tsx';
import { usePageCall } from '../../../../blocks/list/use-list-call.ts';
import type { ListOf } from '../../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { addressOf } from '../../../../platform/route.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { certificateListRoute } from '../../completion/routes.ts';
import { ProgrammeRow } from '../shared/programme-row.tsx';
import { catalogueTexts } from '../texts.ts';
import styles from './list-screen.module.css';
import type { PROGRAMME_LIST } from './programme-list.ts';

/** Lists the person's own programmes of all types: those ahead, the nearest first, or those that ended. */
export function MinePart({ list }: { readonly list: ListOf<typeof PROGRAMME_LIST> }) {
  const all = useTexts(catalogueTexts);
  const texts = all.mine;
  const isOver = list.filters.stage === 'OVER';
  const query = usePageCall(
    list,
    catalogue.pageOwnProgrammes,
    {
      isOver,
    },
    all.list.mine,
  );
  const page = query.data?.entryPage;
  const rows = page?.content ?? [];
  return (
    <>
      <div className={styles.head}>
        <SegmentedControl
          label={texts.which}
          hideLabel
          options={[
            { value: 'ahead', label: texts.ahead },
            { value: 'over', label: texts.over },
          ]}
          value={isOver ? 'over' : 'ahead'}
          onValueChange={(which) => list.setFilter('stage', which === 'over' ? 'OVER' : '')}
        />
        {isOver ? (
          <ButtonLink icon={IconCertificate} as={(slot) => <AppLink to={addressOf(certificateListRoute)} {...slot} />}>
            {texts.certificates}
          </ButtonLink>
        ) : (
          rows.length > 0 && <FeedButton />
        )}
      </div>
      <ListRows
        list={list}
        page={page}
        query={query}
        words={texts}
        lines={4}
        className={styles.list}
        empty={
          <EmptyState
            title={isOver ? texts.emptyOverTitle : texts.emptyTitle}
            actions={
              <Button variant="primary" onClick={() => list.setOnlyFilter('view', '')}>
                {texts.toFind}
              </Button>
            }
          >
            {isOver ? texts.emptyOverText : texts.emptyText}
          </EmptyState>
        }
      >
        {(entry) => (
          <ProgrammeRow
            key={entry.traineeId}
            programme={entry.programme}
            headingLevel={2}
            aside={<OwnFacts entry={entry} />}
          />
        )}
      </ListRows>
    </>
  );
}

/** Tells what comes next, and how far the completion is. */
function OwnFacts({ entry }: { readonly entry: OwnEntry }) {
  const texts = useTexts(catalogueTexts).mine;
  const format = useFormat();
  const { nextSession, completion, noShow, status, programme } = entry;
  const [now] = useState(() => Date.now());
  const until = programme.own?.offeredUntil ?? null;
  return (
    <div className={styles.aside}>
      {noShow?.isCounted === true && <span className={styles.warning}>{texts.noShow}</span>}
      {until !== null && (
        <span className={styles.warning}>
          {texts.accept(format.relativeTime(until, { time: 'always', inSentence: true }))}
        </span>
      )}
      {nextSession && status === 'CONFIRM' && (
        <span>
          {Date.parse(nextSession.beginsAt) <= now
            ? texts.now
            : texts.next(format.relativeTime(nextSession.beginsAt, { time: 'always', inSentence: true }))}
        </span>
      )}
      {completion && completion.rate !== null && (
        <span>{texts.rate(format.number(completion.rate), format.number(completion.leastRate))}</span>
      )}
    </div>
  );
}
