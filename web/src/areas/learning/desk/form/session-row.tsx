import { PROGRAMME_MOST } from '@naru/contract/areas/learning/words.ts';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';

import { ClockField } from '../../../../blocks/calendar/clock-field.tsx';
import { DayField } from '../../../../blocks/form/day-field.tsx';
import { formTexts } from '../../../../blocks/form/texts.ts';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SpokenLabel } from '../../../../ui/spoken-label.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import styles from './form.module.css';
import { SESSION_TIMES, type SessionValue } from './form-values.ts';
import { programmeFormTexts } from './texts.ts';

export interface SessionRowProps {
  readonly number: string;
  readonly session: SessionValue;
  readonly isOnline: boolean;
  /** Errors are said at their fields. */
  readonly isAsked: boolean;
  readonly onChange: (part: Partial<SessionValue>) => void;
  /** Undefined where sessions stay as many as they are. */
  readonly onRemove: (() => void) | undefined;
}

/** A session: day and hours in one line; topic, place and teacher where somebody asks for them. */
export function SessionRow({ number, session, isOnline, isAsked, onChange, onRemove }: SessionRowProps) {
  const texts = useTexts(programmeFormTexts);
  const { unchosen } = useTexts(formTexts);
  const [isOpen, setOpen] = useState(false);
  const name = texts.session(number);
  const labelOf = (text: string) => <SpokenLabel text={text} whole={`${name} ${text}`} />;
  const more = joinFacts([session.title, isOnline ? session.onlineUrl : session.place, session.teacherNm]);
  return (
    <li className={styles.session}>
      <b className={styles.number}>{name}</b>
      <div className={styles.hours}>
        <DayField
          label={labelOf(texts.sessionDay)}
          error={isAsked && session.date === null ? unchosen(texts.sessionDay) : undefined}
          value={session.date}
          onValueChange={(day, text) => onChange({ date: day ?? (text === '' ? null : text) })}
        />
        <ClockField
          {...SESSION_TIMES}
          label={labelOf(texts.begins)}
          error={isAsked && session.begins === '' ? unchosen(texts.begins) : undefined}
          value={session.begins}
          onValueChange={(begins) => onChange({ begins })}
        />
        <ClockField
          {...SESSION_TIMES}
          label={labelOf(texts.ends)}
          error={isAsked && session.ends === '' ? unchosen(texts.ends) : undefined}
          value={session.ends}
          onValueChange={(ends) => onChange({ ends })}
        />
      </div>
      {onRemove && (
        <span className={styles.remove}>
          <IconButton icon={IconX} label={texts.removeSession(number)} onClick={onRemove} />
        </span>
      )}
      <div className={styles.more}>
        {isOpen ? (
          <div className={styles.pair}>
            <TextField
              label={texts.sessionTitle}
              maxLength={PROGRAMME_MOST.text}
              value={session.title}
              onChange={(event) => onChange({ title: event.target.value })}
            />
            <TextField
              label={texts.sessionTitleEn}
              maxLength={PROGRAMME_MOST.text}
              value={session.titleEn}
              onChange={(event) => onChange({ titleEn: event.target.value })}
              lang="en"
            />
            <TextField
              label={isOnline ? texts.onlineUrl : texts.sessionPlace}
              maxLength={PROGRAMME_MOST.text}
              value={isOnline ? session.onlineUrl : session.place}
              onChange={(event) =>
                onChange(isOnline ? { onlineUrl: event.target.value } : { place: event.target.value })
              }
            />
            {!isOnline && (
              <TextField
                label={texts.sessionPlaceEn}
                maxLength={PROGRAMME_MOST.text}
                value={session.placeEn}
                onChange={(event) => onChange({ placeEn: event.target.value })}
                lang="en"
              />
            )}
            <TextField
              label={texts.teacher}
              maxLength={PROGRAMME_MOST.text}
              value={session.teacherNm}
              onChange={(event) => onChange({ teacherNm: event.target.value })}
            />
          </div>
        ) : (
          <Button variant="text" size="small" aria-label={`${name} ${texts.sessionMore}`} onClick={() => setOpen(true)}>
            {more === '' ? texts.sessionMore : more}
          </Button>
        )}
      </div>
    </li>
  );
}
