import { catalogue, type ProgrammeDetail } from '@naru/contract/areas/learning/catalogue.ts';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { OwnNow } from '../../attendance/own-now.tsx';
import { useOwnSessions } from '../../attendance/use-own-sessions.ts';
import { SaveButton } from '../shared/save-button.tsx';
import { StageChip } from '../shared/stage-chip.tsx';
import { useProgrammeType } from '../shared/use-type.ts';
import { catalogueTexts } from '../texts.ts';
import { ApplyPart } from './apply-part.tsx';
import styles from './detail-screen.module.css';
import { DrawPart } from './draw-part.tsx';
import { FactsPart } from './facts-part.tsx';
import { NoShowPart } from './no-show-part.tsx';
import { PlacePart } from './place-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { Written } from '../../../../ui/written.tsx';

/** Only people with a place need it, once the programme has begun. */
const OwnCompletion = loadOnUse(
  async () => (await withTexts(import('../../completion/own-completion.tsx'))).OwnCompletion,
);

/** Shows one programme: what it is, how much room there is, and how the person stands. */
export function ProgrammeDetailScreen() {
  const all = useTexts(catalogueTexts);
  const { type, slug, list } = useProgrammeType();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(
    catalogue.readProgramme,
    { params: { type: slug, id } },
    { label: all.types[type], staleTime: 0 },
  );
  const toList = all.detail.toList(all.types[type]);
  useScreenTitle(query.data?.programme.name ?? all.types[type]);
  const back = <ButtonLink as={(slot) => <AppLink to={list} {...slot} />}>{toList}</ButtonLink>;
  // A loaded programme stays on screen when reading it again fails, unless it is gone.
  if (query.error?.code === '404' || (query.isError && !query.data))
    return <ReadFailure query={query} words={all.detail} back={back} />;
  if (!query.data) return <Skeleton count={8} />;
  const { programme } = query.data;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={list}>{toList}</AppLink>}
        title={programme.name}
        chip={<StageChip programme={programme} />}
        purpose={programme.deptNm}
        menu={<SaveButton programme={programme} />}
      />
      <Programme key={id} programme={programme} />
    </>
  );
}

function Programme({ programme }: { readonly programme: ProgrammeDetail }) {
  const texts = useTexts(catalogueTexts).detail;
  const { own, ownDetail, introduction, stage, programmeId } = programme;
  const isIn = own?.status === 'CONFIRM' && stage !== 'CANCELLED';
  const [now] = useState(() => Date.now());
  const hasBegun = Date.parse(programme.beginsAt) <= now;
  const isPast = stage === 'OVER' || stage === 'CLOSED';
  const { open, markOf } = useOwnSessions(programmeId, isIn);
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {open && <OwnNow session={open} />}
        {own && !(isIn && isPast) && <PlacePart programme={programme} />}
        {(!own || own.status === 'CANCEL') && <ApplyPart programme={programme} />}
        {ownDetail?.noShow && own && <NoShowPart traineeId={own.traineeId} noShow={ownDetail.noShow} />}
        {isIn && hasBegun && <OwnCompletion traineeId={own.traineeId} fallback={<Skeleton count={5} />} />}
        {introduction !== '' && (
          <Section title={texts.about}>
            <p className={styles.written}>
              <Written>{introduction}</Written>
            </p>
          </Section>
        )}
        <SessionsPart programme={programme} markOf={markOf} />
        <DrawPart programme={programme} />
      </div>
      <aside>
        <FactsPart programme={programme} />
      </aside>
    </div>
  );
}
