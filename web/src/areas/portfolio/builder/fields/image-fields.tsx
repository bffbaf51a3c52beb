import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Select } from '../../../../ui/select.tsx';
import { fieldTexts } from '../field-texts.ts';
import { AddressField } from './address-field.tsx';
import type { FieldsProps } from './fields-props.ts';
import { LineField } from './line-field.tsx';
import { PictureField } from './picture-field.tsx';

const SHAPES = ['NATURAL', 'WIDE', 'SQUARE', 'ROUND'] as const;

/** One picture with its words. */
export function ImageFields({ block, path, builder, set }: FieldsProps<'IMAGE'>) {
  const texts = useTexts(fieldTexts);
  return (
    <>
      <PictureField
        label={texts.picture}
        value={block.picture}
        onChange={(picture, field) => set({ picture }, field)}
        path={`${path}.picture`}
        uploadKey={block.blockId}
        builder={builder}
      />
      <LineField
        label={texts.caption}
        value={block.caption}
        onChange={(caption) => set({ caption }, 'caption')}
        error={builder.problemAt(`${path}.caption`)}
      />
      <Select
        label={texts.shape}
        options={SHAPES.map((value) => ({ value, label: texts.shapes[value] }))}
        value={block.shape}
        onValueChange={(shape) => set({ shape })}
        placeholder={texts.shape}
      />
      <AddressField
        label={texts.url}
        value={block.url}
        onChange={(url) => set({ url }, 'url')}
        error={builder.problemAt(`${path}.url`)}
      />
    </>
  );
}
