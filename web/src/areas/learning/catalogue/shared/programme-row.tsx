import type { ProgrammeCard } from '@naru/contract/areas/learning/words.ts';
import type { ReactNode } from 'react';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { catalogueTexts } from '../texts.ts';
import { OwnChip } from './own-chip.tsx';
import styles from './programme-row.module.css';
import { SaveButton } from './save-button.tsx';
import { Seats } from './seats.tsx';
import { StageChip } from './stage-chip.tsx';
import { useProgrammeWords } from './use-programme-words.ts';
import { detailOf } from './use-type.ts';

export interface ProgrammeRowProps {
  readonly programme: ProgrammeCard;
  readonly headingLevel: 2 | 3;
  /** Why it is recommended. */
  readonly reason?: string | undefined;
  /** The one row of a list that is lit. */
  readonly isLit?: boolean | undefined;
  /** In place of the seats, where the person has a place already. */
  readonly aside?: ReactNode;
}

/** Shows a programme: how it stands, when and where, how much room there is, and whether it is saved. */
export function ProgrammeRow({ programme, headingLevel, reason, isLit, aside }: ProgrammeRowProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const texts = useTexts(catalogueTexts).card;
  const format = useFormat();
  const { competencyOf } = useProgrammeWords();
  const { programmeId, typeCode, name, deptNm, stage, own, beginsAt, appliesFrom, points } = programme;
  const isApplying = stage === 'OPEN' || stage === 'QUEUE' || stage === 'FULL';
  // Somebody with a place knows that it took applications; that it runs, or was called off, is news.
  const hasPlace = own !== null && own.status !== 'CANCEL' && own.status !== 'REJECT';
  const deadline =
    stage === 'SOON'
      ? texts.opens(format.moment(appliesFrom, { hasWeekday: false }))
      : isApplying
        ? texts.closes(format.moment(programme.appliesUntil, { hasWeekday: false }))
        : '';
  const where = programme.isOnline ? joinFacts([texts.online, programme.place]) : programme.place;
  return (
    <li className={styles.row} data-lit={isLit || undefined}>
      <div className={styles.words}>
        <div className={styles.chips}>
          <OwnChip own={own} />
          {(!hasPlace || stage === 'RUNNING' || stage === 'CANCELLED') && <StageChip programme={programme} />}
          {deadline !== '' && <span className={styles.deadline}>{deadline}</span>}
        </div>
        <Heading className={styles.name}>
          <AppLink to={detailOf(typeCode, programmeId)}>{name}</AppLink>
        </Heading>
        <p className={styles.when}>{joinFacts([format.moment(beginsAt), where])}</p>
        <div className={styles.more}>
          <span className={styles.facts}>
            {joinFacts([
              deptNm,
              texts.times(format.number(programme.sessionCount)),
              texts.hours(format.number(programme.hours)),
              points === null || points === 0 ? '' : texts.points(format.number(points)),
            ])}
          </span>
          {programme.competencyList.map(({ code }) => (
            <Tag key={code} tone="neutral">
              {competencyOf(code)}
            </Tag>
          ))}
        </div>
        {reason !== undefined && <p className={styles.reason}>{reason}</p>}
      </div>
      <div className={styles.seats}>{aside ?? <Seats programme={programme} />}</div>
      <div className={styles.save}>
        <SaveButton programme={programme} />
      </div>
    </li>
  );
}
