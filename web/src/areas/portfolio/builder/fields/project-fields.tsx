import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';
import { useState } from 'react';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { chooseWords } from '../facts.ts';
import { fieldTexts } from '../field-texts.ts';
import { AddressField } from './address-field.tsx';
import type { FieldsProps } from './fields-props.ts';
import styles from './fields.module.css';
import { LineField } from './line-field.tsx';
import { LinesField } from './lines-field.tsx';
import { PeriodFields } from './period-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { RecordSelect } from './record-select.tsx';

/** Something that somebody made: the words of the university stay as they are where it confirms it. */
export function ProjectFields({ block, path, builder, set }: FieldsProps<'PROJECT'>) {
  const texts = useTexts(fieldTexts);
  const { language } = builder.paper;
  const isFixed = block.source !== null;
  const problemAt = (field: string): string | undefined => builder.problemAt(`${path}.${field}`);
  return (
    <>
      {isFixed ? (
        <p className={styles.help}>{texts.confirmed}</p>
      ) : (
        <RecordSelect
          builder={builder}
          taken={[]}
          onTake={({ title, place, begins, ends, isOngoing, source }) =>
            set({
              title: chooseWords(title, language),
              place: chooseWords(place, language),
              begins,
              ends,
              isOngoing,
              source,
            })
          }
        />
      )}
      <LineField
        label={texts.title}
        value={block.title}
        disabled={isFixed}
        onChange={(title) => set({ title }, 'title')}
        error={problemAt('title') ?? problemAt('source')}
      />
      <LineField
        label={texts.role}
        value={block.role}
        onChange={(role) => set({ role }, 'role')}
        error={problemAt('role')}
      />
      <LineField
        label={texts.place}
        value={block.place}
        disabled={isFixed}
        onChange={(place) => set({ place }, 'place')}
        error={problemAt('place')}
      />
      <PeriodFields period={block} disabled={isFixed} problemAt={problemAt} onChange={set} />
      <LinesField
        label={texts.text}
        rows={4}
        value={block.text}
        onChange={(text) => set({ text }, 'text')}
        error={problemAt('text')}
      />
      <TagField tags={block.tagList} onChange={(tagList) => set({ tagList }, 'tagList')} error={problemAt('tagList')} />
      <AddressField
        label={texts.url}
        value={block.url}
        onChange={(url) => set({ url }, 'url')}
        error={problemAt('url')}
      />
      <PictureField
        label={texts.picture}
        value={block.picture}
        onChange={(picture, field) => set({ picture }, field)}
        path={`${path}.picture`}
        uploadKey={block.blockId}
        builder={builder}
      />
    </>
  );
}

interface TagFieldProps {
  readonly tags: readonly string[];
  readonly onChange: (tags: string[]) => void;
  readonly error: string | undefined;
}

function TagField({ tags, onChange, error }: TagFieldProps) {
  const texts = useTexts(fieldTexts);
  const [typed, setTyped] = useState<string | null>(null);
  const tooLong = tags.find((tag) => tag.length > SHOWN_MOST.tag);
  const problem =
    tags.length > SHOWN_MOST.tags ? texts.tagsMany : tooLong === undefined ? error : texts.tagLong(SHOWN_MOST.tag);
  return (
    <TextField
      label={texts.tags}
      help={texts.tagsHelp}
      error={problem}
      autoComplete="off"
      value={typed ?? tags.join(', ')}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange([...new Set(event.target.value.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== ''));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
