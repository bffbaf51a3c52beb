import { PROGRAMME_MOST } from '@naru/contract/areas/learning/words.ts';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { MultiCombobox } from '../../../../ui/multi-combobox.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Stack } from '../../../../ui/stack.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { FieldsProps } from './fields-props.ts';
import styles from './form.module.css';
import { makeWeekly, type SessionValue } from './form-values.ts';
import { SessionRow } from './session-row.tsx';
import { programmeFormTexts } from './texts.ts';
import { usePeople } from './use-people.ts';
import { WeeklyMaker } from './weekly-maker.tsx';

/** Where it takes place, and each session; a row of weekly ones is made at once. */
export function SessionFields({ form, isFrozen }: FieldsProps) {
  const texts = useTexts(programmeFormTexts);
  const format = useFormat();
  const helpers = usePeople(true);
  const { values, errors, idOf } = form;
  const { sessions, isOnline } = values;
  const { onValueChange: write } = form.pick('sessions', 'sessionList');
  const change = (key: string, part: Partial<SessionValue>): void =>
    write(sessions.map((session) => (session.key === key ? { ...session, ...part } : session)));
  const last = sessions.at(-1);
  const canAdd = !isFrozen && sessions.length < PROGRAMME_MOST.sessions;
  return (
    <Section title={texts.sections.sessions} size="small">
      <Stack>
        <Switch {...form.flag('isOnline')} label={texts.isOnline} />
        <TextField
          {...form.text('place')}
          label={isOnline ? texts.onlineUrl : texts.place}
          mark="optional"
          maxLength={PROGRAMME_MOST.text}
        />
        {!isOnline && (
          <TextField
            {...form.text('placeEn')}
            label={texts.placeEn}
            mark="optional"
            maxLength={PROGRAMME_MOST.text}
            lang="en"
          />
        )}
        <Field as="legend" id={idOf('sessionList')} label={texts.sessionList} error={errors.sessionList}>
          {() => (
            <Stack gap={12}>
              {canAdd && (
                <WeeklyMaker
                  onMake={(first) => write([...sessions, ...makeWeekly(first, last)].slice(0, PROGRAMME_MOST.sessions))}
                />
              )}
              <ol className={styles.sessions}>
                {sessions.map((session, at) => (
                  <SessionRow
                    key={session.key}
                    number={format.number(at + 1)}
                    session={session}
                    isOnline={isOnline}
                    isAsked={errors.sessionList !== undefined}
                    onChange={(part) => change(session.key, part)}
                    onRemove={isFrozen ? undefined : () => write(sessions.filter(({ key }) => key !== session.key))}
                  />
                ))}
              </ol>
              {canAdd && (
                <div>
                  <Button
                    onClick={() =>
                      write([
                        ...sessions,
                        {
                          key: crypto.randomUUID(),
                          sessionId: null,
                          date: null,
                          begins: last?.begins ?? '',
                          ends: last?.ends ?? '',
                          title: '',
                          titleEn: '',
                          place: last?.place ?? '',
                          placeEn: last?.placeEn ?? '',
                          onlineUrl: last?.onlineUrl ?? '',
                          teacherNm: last?.teacherNm ?? '',
                        },
                      ])
                    }
                  >
                    {texts.addSession}
                  </Button>
                </div>
              )}
            </Stack>
          )}
        </Field>
        <MultiCombobox
          {...form.pick('helpers', 'helperIdList')}
          label={texts.helpers}
          mark="optional"
          help={texts.helpersHelp}
          options={helpers.options}
          loading={helpers.isLoading}
          onQueryChange={helpers.search}
          writeChosen={texts.chosen}
          empty={texts.noPeople}
        />
      </Stack>
    </Section>
  );
}
