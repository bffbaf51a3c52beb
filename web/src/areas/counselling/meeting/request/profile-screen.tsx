import { counsellorSearch, type CounsellorProfile } from '@naru/contract/areas/counselling/counsellor/search.ts';
import type { Slot } from '@naru/contract/areas/counselling/words.ts';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';

import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { FormDock } from '../../../../blocks/form/form-dock.tsx';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { DefinitionList } from '../../../../ui/definition-list.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { FIND_LIST, formOf } from '../../shared/addresses.ts';
import { CounsellorGone } from './counsellor-gone.tsx';
import { CounsellorHead } from './counsellor-head.tsx';
import styles from './profile-screen.module.css';
import { JoinWaiting } from './join-waiting.tsx';
import { SlotChooser } from './slot-chooser.tsx';
import { findTexts } from './texts.ts';

/** Shows a counsellor's profile and all of their free hours. */
export function ProfileScreen() {
  const all = useTexts(findTexts);
  const texts = all.profile;
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(counsellorSearch.readCounsellor, { params: { id } }, { label: texts.title });
  useScreenTitle(all.slots.title, all.list.title);
  if (query.isError) return <CounsellorGone query={query} />;
  return (
    <>
      <PageHeader breadcrumb={<AppLink to={FIND_LIST}>{texts.toList}</AppLink>} title={all.slots.title} />
      {query.data ? <Profile key={id} counsellor={query.data.counsellor} /> : <Skeleton count={8} />}
    </>
  );
}

function Profile({ counsellor }: { readonly counsellor: CounsellorProfile }) {
  const texts = useTexts(findTexts).profile;
  const format = useFormat();
  const { topicsOf, channels } = useCounsellingWords();
  const [slot, setSlot] = useState<Slot | null>(null);
  const { counsellorId, intro, topicList, channelList, place, obstacle } = counsellor;
  const ways = format.list((slot?.channelList ?? channelList).map(channels.labelOf));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <CounsellorHead counsellor={counsellor} />
        {obstacle && (
          <Notice tone="amber" live="polite">
            {obstacle.message}
          </Notice>
        )}
      </div>
      <div className={styles.details}>
        {intro !== '' && <p className={styles.intro}>{intro}</p>}
        <DefinitionList
          items={[
            ...(topicList.length > 0 ? [{ term: texts.topics, value: topicsOf(topicList) }] : []),
            { term: texts.channels, value: format.list(channelList.map(channels.labelOf)) },
            ...(place === null ? [] : [{ term: texts.place, value: place }]),
          ]}
        />
      </div>
      <div className={styles.hours}>
        <Section title={texts.title} size="small">
          <SlotChooser counsellorId={counsellorId} value={slot} onValueChange={setSlot} />
          <JoinWaiting counsellorId={counsellorId} />
        </Section>
        {slot && !obstacle && (
          <FormDock
            note={
              <>
                <strong className={styles.moment}>{format.range(slot.beginsAt, slot.endsAt)}</strong>
                <span>{place === null ? ways : texts.or(place, ways)}</span>
              </>
            }
          >
            <ButtonLink
              variant="primary"
              size="large"
              wide
              as={(props) => <AppLink to={formOf(counsellorId, slot)} {...props} />}
            >
              {texts.choose}
            </ButtonLink>
          </FormDock>
        )}
      </div>
    </div>
  );
}
