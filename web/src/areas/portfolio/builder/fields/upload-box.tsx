import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useRef, useState } from 'react';

import { acceptedTypes } from '../../../../blocks/file/accepted-types.ts';
import { fileTexts } from '../../../../blocks/file/texts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { fieldTexts } from '../field-texts.ts';
import { EXTENSIONS, type FileUse, type Upload, type Uploads, type UploadTarget } from '../use-uploads.ts';
import styles from './fields.module.css';

interface UploadBoxProps {
  readonly label: string;
  readonly browse: string;
  readonly help: string;
  readonly error?: string | undefined;
  readonly use: FileUse;
  readonly uploadKey: string;
  readonly uploads: Uploads;
  readonly onDone: UploadTarget['done'];
  /** Takes several at once; each arrives by itself. */
  readonly multiple?: boolean;
  readonly hasFile: boolean;
}

/** A place that takes files by a press, by dragging and by pasting; it says at once what it does not take. */
export function UploadBox(props: UploadBoxProps) {
  const { label, browse, help, error, use, uploadKey, uploads, onDone, multiple = false, hasFile } = props;
  const texts = useTexts(fieldTexts);
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null): void => {
    const chosen = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    for (const [at, file] of chosen.entries())
      uploads.start(at === 0 ? uploadKey : `${uploadKey}.${at}`, file, { use, done: onDone });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button in it does the same by a press
    <div
      className={styles.box}
      role="group"
      aria-label={label}
      data-over={isOver || undefined}
      data-has={hasFile || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        take(event.clipboardData.files);
      }}
    >
      <input
        ref={chooser}
        type="file"
        hidden
        multiple={multiple}
        accept={Object.entries(acceptedTypes(EXTENSIONS[use]))
          .flatMap(([type, endings]) => [type, ...endings])
          .join(',')}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <Button size="small" icon={IconUpload} onClick={() => chooser.current?.click()}>
        {browse}
      </Button>
      {!hasFile && <p className={styles.help}>{texts.dropPicture}</p>}
      <p className={styles.help}>{help}</p>
      <UploadStanding upload={uploads.of(uploadKey)} error={error} />
    </div>
  );
}

interface UploadStandingProps {
  readonly upload: Upload | undefined;
  readonly error: string | undefined;
}

/** How far a file is on its way, or why it was not taken. */
function UploadStanding({ upload, error }: UploadStandingProps) {
  const files = useTexts(fileTexts);
  const format = useFormat();
  const problem = upload?.problem ?? error;
  return (
    <>
      {upload && upload.problem === null && (
        <div role="status">
          <ProgressBar
            label={upload.name}
            value={upload.part * 100}
            max={100}
            valueText={files.uploading(upload.name, `${format.number(Math.round(upload.part * 100))}%`)}
          />
        </div>
      )}
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {upload?.problem ? `${upload.name}: ${problem}` : problem}
        </p>
      )}
    </>
  );
}
