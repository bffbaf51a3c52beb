import { counsellor, type CounsellorSettings } from '@naru/contract/areas/counselling/counsellor.ts';
import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { useId, useState } from 'react';

import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { fieldIdOf, nameProblem } from '../../../../blocks/form/field-problems.ts';
import { FormDock } from '../../../../blocks/form/form-dock.tsx';
import { LeaveGuard } from '../../../../blocks/form/leave-guard.tsx';
import { sortServerErrors } from '../../../../blocks/form/server-errors.ts';
import { formTexts } from '../../../../blocks/form/texts.ts';
import { useCodeOptions } from '../../../../blocks/form/use-code-options.ts';
import { useCountText } from '../../../../blocks/form/use-count-text.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import type { CallError } from '../../../../platform/http/call-error.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxGroup } from '../../../../ui/checkbox-group.tsx';
import { ChoiceChip } from '../../../../ui/choice-chip.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { useDesk } from '../use-desk.ts';
import styles from './hours.module.css';
import { hoursTexts } from './texts.ts';

export interface SettingsFormProps {
  readonly saved: CounsellorSettings;
  /** What is saved now, after somebody else's change. */
  readonly onReload: () => Promise<CounsellorSettings | undefined>;
}

/** The server's names of what it may refuse, in the order of the form. */
const FIELDS = [
  'intro',
  'topicList',
  'channelList',
  'place',
  'video',
  'leadHours',
  'horizonDays',
  'dailyMost',
  'termMost',
  'bufferHours',
] as const;
type FieldName = (typeof FIELDS)[number];
type NumberName = 'leadHours' | 'horizonDays' | 'dailyMost' | 'termMost';

/** Profile, ways to meet and limits; what was typed stays through every failure. */
export function SettingsForm({ saved, onReload }: SettingsFormProps) {
  const all = useTexts(hoursTexts);
  const texts = all.settings;
  const words = useTexts(formTexts);
  const format = useFormat();
  const countText = useCountText();
  const formId = useId();
  const { desk } = useDesk();
  const { topics, channels } = useCounsellingWords();
  const videos = useCodeOptions({ lclasCode: 'VIDEO_CHANNEL' });
  const [values, setValues] = useState(saved);
  const [isUnsaved, setUnsaved] = useState(false);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const change = useCallMutation(counsellor.changeSettings, { alertMessage: null });
  const idOf = (name: string): string => fieldIdOf(formId, name);
  const set = (part: Partial<CounsellorSettings>): void => {
    setValues((current) => ({ ...current, ...part }));
    setUnsaved(true);
  };
  const load = (next: CounsellorSettings): void => {
    setValues(next);
    setUnsaved(false);
    setFailure(null);
  };
  const reload = async (): Promise<void> => {
    const now = await onReload();
    if (now) load(now);
  };
  const submit = (): void => {
    const { kind: _kind, defaults: _defaults, ...body } = values;
    change.mutate(
      { params: { desk }, body },
      {
        onSuccess: ({ settings }) => {
          load(settings);
          showToast({ text: texts.saved, tone: 'done' });
        },
        onError: (error) => {
          setFailure(error);
          setAttempt((count) => count + 1);
        },
      },
    );
  };
  const { atFields, elsewhere } = sortServerErrors(failure, FIELDS);
  const errorOf = (name: FieldName) => atFields.find(({ field }) => field === name)?.message;
  const problems = atFields.map(({ field, message }) => ({
    fieldId: idOf(field),
    message: nameProblem(texts[field], message),
  }));
  const isConflict = failure?.code === FAILURE.conflict.code;
  const number = (name: NumberName, unit: string, help: string) => (
    <NumberField
      id={idOf(name)}
      label={texts[name]}
      mark={all.optional}
      help={help}
      unit={unit}
      error={errorOf(name)}
      value={values[name]}
      onValueChange={(value) => set({ [name]: value })}
      min={0}
    />
  );
  const isOnline = values.channelList.includes('ONLINE');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.narrow}>
        {problems.length > 0 && (
          <ErrorSummary title={words.summary(problems.length)} problems={problems} attempt={attempt} />
        )}
        {failure && (problems.length === 0 || elsewhere.length > 0) && (
          <Notice
            tone="red"
            live="assertive"
            title={all.failed}
            action={
              isConflict && (
                <Button variant="text" size="small" onClick={() => void reload()}>
                  {all.reload}
                </Button>
              )
            }
          >
            {isConflict ? all.conflict : elsewhere.join(' ') || failure.serverMessage || failure.message}
          </Notice>
        )}
      </div>
      <Section title={texts.rules} size="small">
        <div className={styles.fields}>
          <Switch
            apart
            label={texts.isActive}
            note={texts.isActiveNote}
            checked={values.isActive}
            onCheckedChange={(isActive) => set({ isActive })}
          />
          <Switch
            apart
            label={texts.autoApprove}
            note={texts.autoApproveNote}
            checked={values.autoApprove}
            onCheckedChange={(autoApprove) => set({ autoApprove })}
          />
          {number('leadHours', texts.hours, texts.byDefault(format.number(values.defaults.leadHours), texts.hours))}
          {number('horizonDays', texts.days, texts.byDefault(format.number(values.defaults.horizonDays), texts.days))}
          {number('dailyMost', texts.times, texts.noLimit)}
          {number('termMost', texts.timesOfOne, texts.noLimit)}
          <NumberField
            id={idOf('bufferHours')}
            label={texts.bufferHours}
            unit={texts.hours}
            error={errorOf('bufferHours')}
            value={values.bufferHours}
            onValueChange={(bufferHours) => set({ bufferHours: bufferHours ?? 0 })}
            min={0}
            max={3}
          />
        </div>
      </Section>
      <Section title={texts.how} size="small">
        <div className={styles.fields}>
          <CheckboxGroup
            id={idOf('channelList')}
            label={texts.channelList}
            mark={all.several}
            error={errorOf('channelList')}
            options={channels.options}
            value={values.channelList}
            onValueChange={(channelList) => set({ channelList: channelList as CounsellorSettings['channelList'] })} // options of that list
          />
          <TextField
            id={idOf('place')}
            label={texts.place}
            mark={all.optional}
            help={texts.placeHelp}
            maxLength={COUNSELLING_MOST.place}
            error={errorOf('place')}
            value={values.place ?? ''}
            onChange={(event) => set({ place: event.target.value === '' ? null : event.target.value })}
          />
          {isOnline && (
            <>
              <Select
                id={idOf('video')}
                label={texts.video}
                error={errorOf('video')}
                options={videos.options}
                value={values.video?.kind ?? null}
                onValueChange={
                  (kind) => set({ video: { kind: kind as 'ZOOM', link: values.video?.link ?? '' } }) // one of the options
                }
                labels={{ placeholder: texts.choose, empty: texts.none }}
              />
              {values.video && (
                <TextField
                  label={texts.link}
                  help={texts.linkHelp}
                  type="url"
                  inputMode="url"
                  maxLength={500}
                  value={values.video.link}
                  onChange={(event) =>
                    values.video && set({ video: { kind: values.video.kind, link: event.target.value } })
                  }
                />
              )}
            </>
          )}
        </div>
      </Section>
      <Section title={texts.about} size="small">
        <div className={styles.fields}>
          <TextArea
            id={idOf('intro')}
            label={texts.intro}
            mark={all.optional}
            help={texts.introHelp}
            maxLength={COUNSELLING_MOST.intro}
            countText={countText(COUNSELLING_MOST.intro)}
            error={errorOf('intro')}
            value={values.intro}
            onChange={(event) => set({ intro: event.target.value })}
          />
          <Field
            as="legend"
            id={idOf('topicList')}
            label={texts.topicList}
            mark={all.several}
            error={errorOf('topicList')}
          >
            {() => (
              <div className={styles.chips}>
                {topics.options.map(({ value, label }) => (
                  <ChoiceChip
                    key={value}
                    label={label}
                    checked={values.topicList.includes(value)}
                    disabled={!values.topicList.includes(value) && values.topicList.length >= COUNSELLING_MOST.topics}
                    onCheckedChange={(isOn) =>
                      set({
                        topicList: isOn
                          ? [...values.topicList, value]
                          : values.topicList.filter((one) => one !== value),
                      })
                    }
                  />
                ))}
              </div>
            )}
          </Field>
        </div>
      </Section>
      <FormDock>
        <Button type="submit" variant="primary" busy={change.isPending} busyLabel={all.saving}>
          {all.save}
        </Button>
      </FormDock>
      <LeaveGuard isUnsaved={isUnsaved && !change.isPending} text={all.unsaved} />
    </form>
  );
}
