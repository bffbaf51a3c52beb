import type { Picture } from '@naru/contract/areas/portfolio/page-content.ts';
import { useEffect, useRef } from 'react';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { fieldTexts } from '../field-texts.ts';
import type { Builder } from '../use-builder.ts';
import styles from './fields.module.css';
import { UploadBox } from './upload-box.tsx';

interface PictureFieldProps {
  readonly label: string;
  readonly value: Picture | null;
  readonly onChange: (picture: Picture | null, field?: string) => void;
  /** Where it stands, as errors name it. */
  readonly path: string;
  /** Names the upload: stays the same while blocks move. */
  readonly uploadKey: string;
  readonly builder: Pick<Builder, 'addressOf' | 'uploads' | 'problemAt'>;
}

/** A picture, and at once the words for people who cannot see it. */
export function PictureField({ label, value, onChange, path, uploadKey, builder }: PictureFieldProps) {
  const texts = useTexts(fieldTexts);
  const { addressOf, uploads, problemAt } = builder;
  const alt = useRef<HTMLInputElement>(null);
  const name = value ? `${value.fileId}/${value.fileSn}` : '';
  const before = useRef(name);
  useEffect(() => {
    // A picture has just come: its words are asked for at once.
    if (name !== '' && name !== before.current) alt.current?.focus();
    before.current = name;
  }, [name]);
  const address = addressOf(value);
  const needsWords = value !== null && !value.isDecorative && value.altText.trim() === '';
  return (
    <fieldset className={styles.picture}>
      <legend>{label}</legend>
      {value && (
        <div className={styles.shown}>
          {address === undefined ? (
            <div className={styles.thumb} />
          ) : (
            <img src={address} alt="" className={styles.thumb} />
          )}
          <Button size="small" variant="text" aria-label={texts.takeOutOf(label)} onClick={() => onChange(null)}>
            {texts.takeOut}
          </Button>
        </div>
      )}
      {value && (
        <>
          <TextField
            ref={alt}
            label={texts.altText}
            help={needsWords ? texts.altMissing : texts.altHelp}
            error={problemAt(`${path}.altText`)}
            disabled={value.isDecorative}
            autoComplete="off"
            value={value.altText}
            onChange={(event) => onChange({ ...value, altText: event.target.value }, `${path}.altText`)}
          />
          <Checkbox
            label={texts.isDecorative}
            note={texts.decorativeNote}
            checked={value.isDecorative}
            onChange={(event) => onChange({ ...value, isDecorative: event.target.checked })}
          />
        </>
      )}
      <UploadBox
        label={label}
        browse={value ? texts.replace : texts.choosePicture}
        help={texts.pictureHelp(uploads.mostSize)}
        error={problemAt(path)}
        use="PICTURE"
        uploadKey={uploadKey}
        uploads={uploads}
        hasFile={value !== null}
        onDone={(file) => onChange({ ...file, altText: '', isDecorative: false })}
      />
    </fieldset>
  );
}
