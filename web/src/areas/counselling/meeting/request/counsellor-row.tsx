import type { CounsellorSummary } from '@naru/contract/areas/counselling/counsellor/search.ts';
import type { Slot } from '@naru/contract/areas/counselling/words.ts';

import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { formOf, profileOf } from '../../shared/addresses.ts';
import styles from './counsellor-row.module.css';
import { findTexts } from './texts.ts';

export interface CounsellorRowProps {
  readonly counsellor: CounsellorSummary;
  /** Highlights its first hour; the whole list highlights only one. */
  readonly isLit: boolean;
  readonly headingLevel: 2 | 3;
}

/** Shows a counsellor with the next free hours, each one press away from the request. */
export function CounsellorRow({ counsellor, isLit, headingLevel }: CounsellorRowProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const texts = useTexts(findTexts).list;
  const { people } = useTexts(counsellingTexts);
  const { topicsOf } = useCounsellingWords();
  const { counsellorId, kind, deptNm, isMine, isInvited, nextSlotList, topicList, channelList } = counsellor;
  const name = people[kind](counsellor.name);
  const facts = [deptNm, topicsOf(topicList.slice(0, 3)), channelList.includes('ONLINE') ? texts.online : ''];
  return (
    <li className={styles.row}>
      <div className={styles.person}>
        <Avatar name={counsellor.name} size="large" tone={isMine ? 'accent' : 'neutral'} />
        <div className={styles.words}>
          <Heading className={styles.name}>
            <AppLink to={profileOf(counsellorId)}>{name}</AppLink>
            {isMine && <Tag>{texts.mine[kind]}</Tag>}
            {isInvited && <Tag tone="accent">{texts.invited}</Tag>}
          </Heading>
          <p className={styles.facts}>{joinFacts(facts)}</p>
        </div>
      </div>
      <div className={styles.free}>
        <p className={styles.label}>{nextSlotList.length > 0 ? texts.nextFree : texts.noFree}</p>
        <div className={styles.slots}>
          {nextSlotList.map((slot, index) => (
            <SlotLink
              key={slot.slotId}
              slot={slot}
              counsellorId={counsellorId}
              name={name}
              className={joinClasses(styles.slot, isLit && index === 0 && styles.lit, index === 2 && styles.third)}
            />
          ))}
          <AppLink to={profileOf(counsellorId)} className={styles.all} aria-label={texts.showAllOf(name)}>
            {texts.showAll}
          </AppLink>
        </div>
      </div>
    </li>
  );
}

interface SlotLinkProps {
  readonly slot: Slot;
  readonly counsellorId: string;
  readonly name: string;
  readonly className: string | undefined;
}

function SlotLink({ slot, counsellorId, name, className }: SlotLinkProps) {
  const texts = useTexts(findTexts).list;
  const format = useFormat();
  return (
    <AppLink to={formOf(counsellorId, slot)} className={className}>
      <span>{format.day(slot.date)}</span> <strong>{format.time(slot.beginsAt)}</strong>
      {slot.capacity > 1 && <span>{texts.groupSeats(format.number(slot.seatsLeft))}</span>}
      {/* The words that are seen come first: people say them to a computer that listens. */}
      <span className="visually-hidden"> {texts.slotWith(name)}</span>
    </AppLink>
  );
}
