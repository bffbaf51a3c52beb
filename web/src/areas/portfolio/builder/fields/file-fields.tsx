import type { FileName } from '@naru/contract/areas/portfolio/page-content.ts';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { fieldTexts } from '../field-texts.ts';
import { nameOf } from '../use-picture-addresses.ts';
import { AddressField } from './address-field.tsx';
import type { FieldsProps } from './fields-props.ts';
import styles from './fields.module.css';
import { LineField } from './line-field.tsx';
import { PictureField } from './picture-field.tsx';
import { UploadBox } from './upload-box.tsx';

type Props = FieldsProps<'FILE'> | FieldsProps<'VIDEO'>;

/** A document, or a video that is the student’s own or stands elsewhere. */
export function FileFields(props: Props) {
  const { block, path, builder } = props;
  const texts = useTexts(fieldTexts);
  const isVideo = block.kind === 'VIDEO';
  const set: (more: { file?: FileName | null; title?: string }, field?: string) => void = props.set;
  const file = block.file && builder.fileOf(nameOf(block.file));
  const help = isVideo ? texts.videoHelp : texts.fileHelp;
  const label = isVideo ? texts.video : texts.file;
  return (
    <>
      {block.file && (
        <div className={styles.shown}>
          <strong className={styles.fileName}>{file?.name ?? texts.gone}</strong>
          <Button size="small" variant="text" aria-label={texts.takeOutOf(label)} onClick={() => set({ file: null })}>
            {texts.takeOut}
          </Button>
        </div>
      )}
      <UploadBox
        label={label}
        browse={block.file ? texts.replace : isVideo ? texts.chooseVideo : texts.chooseFile}
        help={help(builder.uploads.mostSize)}
        error={builder.problemAt(`${path}.file`)}
        use={block.kind}
        uploadKey={block.blockId}
        uploads={builder.uploads}
        onDone={(done) => set({ file: done })}
        hasFile={block.file !== null}
      />
      {props.block.kind === 'VIDEO' && <Elsewhere {...(props as FieldsProps<'VIDEO'>)} />}
      <LineField
        label={texts.title}
        value={block.title}
        onChange={(title) => set({ title }, 'title')}
        error={builder.problemAt(`${path}.title`)}
      />
    </>
  );
}

function Elsewhere({ block, path, builder, set }: FieldsProps<'VIDEO'>) {
  const texts = useTexts(fieldTexts);
  return (
    <>
      {!block.file && (
        <AddressField
          label={texts.videoUrl}
          help={texts.videoUrlHelp}
          value={block.url}
          onChange={(url) => set({ url }, 'url')}
          error={builder.problemAt(`${path}.url`)}
        />
      )}
      <PictureField
        label={texts.poster}
        value={block.poster}
        onChange={(poster, field) => set({ poster }, field)}
        path={`${path}.poster`}
        uploadKey={`${block.blockId}.poster`}
        builder={builder}
      />
    </>
  );
}
