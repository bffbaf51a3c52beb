import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';

import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { useCountText } from '../../../../blocks/form/use-count-text.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ChipSet } from '../../../../ui/chip-set.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { Section } from '../../../../ui/section.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import styles from './record-form.module.css';
import { recordTexts } from './texts.ts';
import type { RecordFormState } from './use-record-form.ts';

interface SectionProps {
  readonly form: RecordFormState;
}

/** How long the meeting was, and its topics. */
export function TalkSection({ form }: SectionProps) {
  const texts = useTexts(recordTexts);
  const { topics } = useCounsellingWords();
  return (
    <Section title={texts.talk} size="small">
      <div className={styles.fields}>
        <NumberField
          {...form.pick('minutes')}
          label={texts.minutes}
          unit={texts.minutesUnit}
          min={5}
          max={480}
          step={10}
        />
        <ChipSet {...form.pick('topicList')} label={texts.topicList} mark="several" options={topics.options} />
      </div>
    </Section>
  );
}

/** The note that the student reads. */
export function SharedSection({ form }: SectionProps) {
  const texts = useTexts(recordTexts);
  const countText = useCountText();
  return (
    <Section title={texts.sharedTitle} text={texts.sharedText} size="small">
      <TextArea
        {...form.text('sharedNote')}
        label={texts.sharedNote}
        help={texts.sharedHelp}
        rows={5}
        maxLength={COUNSELLING_MOST.sharedNote}
        countText={countText(COUNSELLING_MOST.sharedNote)}
      />
    </Section>
  );
}

/** The note that only the counsellor reads. */
export function PrivateSection({ form }: SectionProps) {
  const texts = useTexts(recordTexts);
  const countText = useCountText();
  return (
    <div className={styles.private}>
      <Section
        title={
          <span className={styles.lock}>
            <Icon of={IconLock} size={18} />
            {texts.privateTitle}
          </span>
        }
        text={texts.privateText}
        size="small"
      >
        <TextArea
          {...form.text('privateNote')}
          label={texts.privateNote}
          mark="optional"
          rows={3}
          maxLength={COUNSELLING_MOST.privateNote}
          countText={countText(COUNSELLING_MOST.privateNote)}
        />
      </Section>
    </div>
  );
}
