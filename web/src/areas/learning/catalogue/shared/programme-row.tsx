import type { ProgrammeCard } from '@naru/contract/areas/learning/words.ts';
import type { ReactNode } from 'react';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { FACT_DOT, joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { OPENS_ROW, openRow } from '../../../../ui/open-row.ts';
import { StateChip } from '../../../../ui/state-chip.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { catalogueTexts } from '../texts.ts';
import { OwnChip } from './own-chip.tsx';
import styles from './programme-row.module.css';
import { SaveButton } from './save-button.tsx';
import { Seats } from './seats.tsx';
import { StageChip } from './stage-chip.tsx';
import { isClosingSoon } from './closing-soon.ts';
import { useClashWords } from './use-clash-words.ts';
import { useEnumeration } from '../../../../blocks/enumeration/use-enumeration.ts';
import { detailOf } from './use-type.ts';
import { Written } from '../../../../ui/written.tsx';

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
  const { wordOf: competencyOf } = useEnumeration('coreCompetency');
  const clashOf = useClashWords();
  const { programmeId, typeCode, name, deptNm, stage, own, beginsAt, appliesFrom, points, clash } = programme;
  const isApplying = stage === 'OPEN' || stage === 'QUEUE' || stage === 'FULL';
  // Somebody with a place knows that it took applications; that it runs, or was called off, is news.
  const hasPlace = own !== null && own.status !== 'CANCEL' && own.status !== 'REJECT';
  // The chip says already that it closes.
  const sayClosing = !clash && isClosingSoon(programme, format) ? texts.deadline : texts.closes;
  const deadline =
    stage === 'SOON'
      ? texts.opens(format.moment(appliesFrom, { hasWeekday: false }))
      : isApplying
        ? sayClosing(format.moment(programme.appliesUntil, { hasWeekday: false }))
        : '';
  const where = programme.isOnline ? joinFacts([texts.online, programme.place]) : programme.place;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys and screen readers have the link in it
    <li className={styles.row} data-lit={isLit || undefined} onClick={openRow}>
      <div className={styles.words}>
        <div className={styles.chips}>
          <OwnChip own={own} />
          {clash ? (
            <StateChip kind="waiting">{texts.clashes}</StateChip>
          ) : (
            (!hasPlace || stage === 'RUNNING' || stage === 'CANCELLED') && <StageChip programme={programme} />
          )}
          {deadline !== '' && <span className={styles.deadline}>{deadline}</span>}
        </div>
        <Heading className={styles.name}>
          <AppLink {...OPENS_ROW} to={detailOf(typeCode, programmeId)}>
            <Written>{name}</Written>
          </AppLink>
        </Heading>
        <p className={styles.when}>
          {format.moment(beginsAt)}
          {where !== '' && FACT_DOT}
          <Written>{where}</Written>
        </p>
        {clash && (
          <p className={styles.clash}>
            <AppLink to={clash.path}>{clashOf(clash)}</AppLink>
          </p>
        )}
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
