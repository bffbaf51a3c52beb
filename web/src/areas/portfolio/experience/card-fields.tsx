import { CARD_MOST, CARD_PARTS } from '@naru/contract/areas/portfolio/experience.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';
import { useState } from 'react';

import { useCountText } from '../../../blocks/form/use-count-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { MultiCombobox } from '../../../ui/multi-combobox.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './experience.module.css';
import { experienceTexts } from './texts.ts';
import type { CardFormState } from './use-card-form.ts';

export interface CardFieldsProps {
  readonly form: CardFormState;
  /** Tags of the person's other cards. */
  readonly tags: readonly string[];
}

/** The fields of a card: a title, the four parts of the story, months and tags. */
export function CardFields({ form, tags }: CardFieldsProps) {
  const all = useTexts(experienceTexts);
  const texts = all.form;
  const countText = useCountText();
  return (
    <>
      <TextField
        {...form.text('title')}
        label={texts.title}
        help={texts.titleHelp}
        maxLength={PAPER_MOST.title}
        autoComplete="off"
      />
      {CARD_PARTS.map((part) => (
        <TextArea
          key={part}
          {...form.text(part)}
          label={all.parts[part]}
          help={texts.help[part]}
          mark="optional"
          rows={2}
          maxLength={PAPER_MOST.text}
          countText={countText(PAPER_MOST.text)}
        />
      ))}
      <div className={styles.two}>
        {(
          [
            ['beganIn', texts.begins],
            ['endedIn', texts.ends],
          ] as const
        ).map(([field, label]) => (
          <TextField
            key={field}
            {...form.text(field)}
            label={label}
            help={texts.monthHelp}
            mark="optional"
            inputMode="numeric"
            maxLength={12}
            autoComplete="off"
          />
        ))}
      </div>
      <TagField form={form} tags={tags} />
    </>
  );
}

const optionOf = (tag: string) => ({ value: tag, label: tag });

/** Tags of other cards to choose from, and any word that is typed. */
function TagField({ form, tags }: CardFieldsProps) {
  const texts = useTexts(experienceTexts).form;
  const [typed, setTyped] = useState('');
  const word = typed.trim().slice(0, CARD_MOST.tag);
  const found = tags.filter((tag) => tag.includes(word));
  const options = word === '' || found.includes(word) ? found : [word, ...found];
  const { tags: chosen } = form.values;
  return (
    <MultiCombobox
      id={form.idOf('tagList')}
      error={form.errors.tagList}
      label={texts.tags}
      mark="optional"
      help={texts.tagsHelp}
      placeholder={texts.tagPlaceholder}
      options={options.map(optionOf)}
      value={chosen.map(optionOf)}
      onValueChange={(next) => form.set({ tags: next.map(({ value }) => value).slice(0, PAPER_MOST.tags) })}
      onQueryChange={setTyped}
      writeChosen={texts.tagsChosen}
      empty={texts.noTag}
    />
  );
}
