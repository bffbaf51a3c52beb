import type { FieldFrame } from './field.tsx';
import { Field } from './field.tsx';
import styles from './file-field.module.css';
import { loadOnUse } from './load-on-use.tsx';

export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  /** The size in bytes. */
  readonly size: number;
}

export interface UploadControl {
  /** 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

export interface FileFieldProps extends FieldFrame {
  readonly value: readonly UploadedFile[];
  readonly onValueChange: (files: readonly UploadedFile[]) => void;
  /** Sends one file; a rejection shows at the file. */
  readonly upload: (file: File, control: UploadControl) => Promise<UploadedFile>;
  /** MIME types with their endings: `{ 'application/pdf': ['.pdf'] }`. */
  readonly accept?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The largest size in bytes. */
  readonly maxSize?: number | undefined;
  readonly maxFiles?: number | undefined;
  readonly disabled?: boolean | undefined;
  readonly labels: {
    /** "파일 고르기". */
    readonly browse: string;
    /** Beside the button: "끌어다 놓거나 붙여 넣어도 돼요". */
    readonly drop: string;
    /** The name of the list of files, for screen readers. */
    readonly list: string;
    readonly formatSize: (bytes: number) => string;
    readonly uploading: (name: string, percent: number) => string;
    readonly cancel: (name: string) => string;
    readonly remove: (name: string) => string;
    readonly retry: string;
    readonly tooLarge: string;
    readonly wrongType: string;
    readonly tooMany: string;
    /** The message when sending failed. */
    readonly failed: (error: unknown) => string;
  };
}

const FileBox = loadOnUse(async () => (await import('./file-box.tsx')).FileBox);

/** A field for files: chosen, dragged or pasted; its code loads with the first one on a screen. */
export function FileField(props: FileFieldProps) {
  const { label, hideLabel, mark, help, error, count, id } = props;
  return (
    <Field {...{ label, hideLabel, mark, help, error, count, id }} as="legend">
      {(field) => <FileBox fallback={<div className={styles.box} />} {...props} field={field} />}
    </Field>
  );
}
