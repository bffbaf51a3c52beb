import type { CounsellorSettings } from '@naru/contract/areas/counselling/counsellor/settings.ts';
import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';

import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { useCodeOptions } from '../../../../blocks/form/use-code-options.ts';
import { useCountText } from '../../../../blocks/form/use-count-text.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { CheckboxGroup } from '../../../../ui/checkbox-group.tsx';
import { ChipSet } from '../../../../ui/chip-set.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import styles from './hours.module.css';
import type { SettingsFormState } from './settings-form.tsx';
import { hoursTexts } from './texts.ts';

interface SectionProps {
  readonly form: SettingsFormState;
}

type NumberName = 'leadHours' | 'horizonDays' | 'dailyMost' | 'termMost';

/** Whether requests are taken, and their limits. */
export function RulesSection({ form }: SectionProps) {
  const texts = useTexts(hoursTexts).settings;
  const format = useFormat();
  const { defaults } = form.values;
  const buffer = form.pick('bufferHours');
  const number = (name: NumberName, unit: string, help: string) => (
    <NumberField {...form.pick(name)} label={texts[name]} mark="optional" help={help} unit={unit} min={0} />
  );
  return (
    <Section title={texts.rules} size="small">
      <div className={styles.fields}>
        <Switch apart label={texts.isActive} note={texts.isActiveNote} {...form.flag('isActive')} />
        <Switch apart label={texts.autoApprove} note={texts.autoApproveNote} {...form.flag('autoApprove')} />
        {number('leadHours', texts.hours, texts.byDefault(format.number(defaults.leadHours), texts.hours))}
        {number('horizonDays', texts.days, texts.byDefault(format.number(defaults.horizonDays), texts.days))}
        {number('dailyMost', texts.times, texts.noLimit)}
        {number('termMost', texts.timesOfOne, texts.noLimit)}
        <NumberField
          {...buffer}
          label={texts.bufferHours}
          unit={texts.hours}
          onValueChange={(hours) => buffer.onValueChange(hours ?? 0)}
          min={0}
          max={3}
        />
      </div>
    </Section>
  );
}

/** The channels, with the place or the link of each. */
export function WaysSection({ form }: SectionProps) {
  const texts = useTexts(hoursTexts).settings;
  const { channels } = useCounsellingWords();
  const videos = useCodeOptions({ lclasCode: 'VIDEO_CHANNEL' });
  const way = form.pick('channelList');
  const place = form.pick('place');
  const video = form.pick('video');
  return (
    <Section title={texts.how} size="small">
      <div className={styles.fields}>
        <CheckboxGroup
          {...way}
          label={texts.channelList}
          mark="several"
          options={channels.options}
          onValueChange={(list) => way.onValueChange(list as CounsellorSettings['channelList'])} // options of that list
        />
        <TextField
          id={place.id}
          error={place.error}
          label={texts.place}
          mark="optional"
          help={texts.placeHelp}
          maxLength={COUNSELLING_MOST.place}
          value={place.value ?? ''}
          onChange={(event) => place.onValueChange(event.target.value === '' ? null : event.target.value)}
        />
        {way.value.includes('ONLINE') && (
          <>
            <Select
              id={video.id}
              error={video.error}
              label={texts.video}
              options={videos.options}
              value={video.value?.kind ?? null}
              onValueChange={
                (kind) => video.onValueChange({ kind: kind as 'ZOOM', link: video.value?.link ?? '' }) // one of the options
              }
            />
            {video.value && (
              <TextField
                label={texts.link}
                help={texts.linkHelp}
                type="url"
                inputMode="url"
                maxLength={500}
                value={video.value.link}
                onChange={(event) =>
                  video.value && video.onValueChange({ kind: video.value.kind, link: event.target.value })
                }
              />
            )}
          </>
        )}
      </div>
    </Section>
  );
}

/** The introduction and topics that students read. */
export function AboutSection({ form }: SectionProps) {
  const texts = useTexts(hoursTexts).settings;
  const countText = useCountText();
  const { topics } = useCounsellingWords();
  return (
    <Section title={texts.about} size="small">
      <div className={styles.fields}>
        <TextArea
          {...form.text('intro')}
          label={texts.intro}
          mark="optional"
          help={texts.introHelp}
          maxLength={COUNSELLING_MOST.intro}
          countText={countText(COUNSELLING_MOST.intro)}
        />
        <ChipSet
          {...form.pick('topicList')}
          label={texts.topicList}
          mark="several"
          options={topics.options}
          most={COUNSELLING_MOST.topics}
        />
      </div>
    </Section>
  );
}
