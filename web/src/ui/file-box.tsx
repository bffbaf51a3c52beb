import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import type { FileRejection } from 'react-dropzone';
import { Button } from './button.tsx';
import type { FileFieldProps } from './file-field.tsx';
import styles from './file-field.module.css';
import type { FieldControl } from './field.tsx';
import type { QueuedFile } from './file-queue.ts';
import { changeQueue } from './file-queue.ts';
import { FileRow } from './file-row.tsx';

export interface FileBoxProps extends FileFieldProps {
  readonly field: FieldControl;
}

/** The lazy part of FileField. A box for one file replaces it by the next one, once that has arrived. */
export function FileBox(props: FileBoxProps) {
  const { value, accept, maxSize, maxFiles = Infinity, disabled = false, labels, field } = props;
  const { queue, replacedBy, setFiles, take, leave, retry } = useUploads(props);
  const isFull = maxFiles > 1 && value.length >= maxFiles;
  const { getRootProps, getInputProps, open, isDragActive, isDragReject } = useDropzone({
    onDrop: take,
    multiple: maxFiles > 1,
    noClick: true,
    noKeyboard: true,
    disabled: disabled || isFull,
    ...(accept && { accept: { ...accept } }),
    ...(maxSize !== undefined && { maxSize }),
  });

  return (
    <div>
      <div
        {...getRootProps({ role: 'presentation' })}
        className={styles.box}
        data-over={isDragActive || undefined}
        data-wrong={isDragReject || undefined}
        data-invalid={field.aria['aria-invalid']}
      >
        <input {...getInputProps({ 'aria-labelledby': field.labelId, style: { display: 'none' } })} />
        <Button
          size="small"
          icon={IconUpload}
          disabled={disabled || isFull}
          aria-describedby={field.aria['aria-describedby']}
          onClick={open}
        >
          {labels.browse}
        </Button>
        <span className={styles.hint}>{labels.drop}</span>
      </div>
      {maxFiles === 1 && (
        <p className="visually-hidden" aria-live="polite">
          {replacedBy !== null && `${labels.list}: ${replacedBy}`}
        </p>
      )}
      {value.length + queue.length > 0 && (
        <ul className={styles.list} aria-label={labels.list}>
          {value.map((file) => (
            <FileRow
              key={file.id}
              name={file.name}
              sizeText={labels.formatSize(file.size)}
              removeLabel={labels.remove(file.name)}
              {...(!disabled && { onRemove: () => setFiles(value.filter(({ id }) => id !== file.id)) })}
            />
          ))}
          {queue.map((item) => (
            <FileRow
              key={`queued ${item.key}`}
              name={item.name}
              sizeText={labels.formatSize(item.size)}
              problem={item.problem}
              progress={item.problem === null ? item.progress : undefined}
              progressLabel={labels.uploading(item.name, Math.round(item.progress * 100))}
              retryLabel={labels.retry}
              {...(item.file && item.problem !== null && { onRetry: () => retry(item) })}
              removeLabel={(item.problem === null ? labels.cancel : labels.remove)(item.name)}
              onRemove={() => leave(item.key)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Files on their way, and those that did not arrive. */
function useUploads({ value, onValueChange, upload, maxFiles = Infinity, labels }: FileFieldProps) {
  const [queue, change] = useReducer(changeQueue, []);
  const [replacedBy, setReplacedBy] = useState<string | null>(null);
  const abortsRef = useRef(new Map<string, AbortController>());
  const latestRef = useRef({ value, onValueChange });
  const lastKeyRef = useRef(0);
  const isOne = maxFiles === 1;
  const nextKey = () => String((lastKeyRef.current += 1));

  // Several uploads may end in one render; each extends the result of the others.
  useEffect(() => {
    latestRef.current = { value, onValueChange };
  }, [value, onValueChange]);

  useEffect(() => {
    const aborts = abortsRef.current;
    return () => {
      for (const abort of aborts.values()) abort.abort();
    };
  }, []);

  function setFiles(next: FileFieldProps['value']) {
    latestRef.current = { ...latestRef.current, value: next };
    latestRef.current.onValueChange(next);
  }

  async function send(key: string, file: File) {
    const abort = new AbortController();
    abortsRef.current.set(key, abort);
    try {
      const onProgress = (progress: number) => change({ type: 'progressed', key, progress });
      const uploaded = await upload(file, { onProgress, signal: abort.signal });
      if (abort.signal.aborted) return;
      const before = latestRef.current.value;
      setFiles(isOne ? [uploaded] : [...before, uploaded]);
      if (isOne && before.length > 0) setReplacedBy(uploaded.name);
      change({ type: 'left', key });
    } catch (error) {
      if (!abort.signal.aborted) change({ type: 'failed', key, problem: labels.failed(error) });
    } finally {
      abortsRef.current.delete(key);
    }
  }

  function take(accepted: readonly File[], rejections: readonly FileRejection[]) {
    const onTheWay = queue.filter((item) => item.problem === null).length;
    const room = isOne ? 1 : Math.max(0, maxFiles - latestRef.current.value.length - onTheWay);
    const added = [
      ...accepted.map((file, index) => queueFile(nextKey(), file, index < room ? null : labels.tooMany)),
      ...rejections.map(({ file, errors }) => queueFile(nextKey(), file, explain(errors[0]?.code, labels))),
    ];
    if (isOne && accepted.length > 0) for (const abort of abortsRef.current.values()) abort.abort();
    change({ type: isOne ? 'replaced' : 'added', files: added });
    for (const item of added) if (item.file) void send(item.key, item.file);
  }

  function leave(key: string) {
    abortsRef.current.get(key)?.abort();
    change({ type: 'left', key });
  }

  function retry(item: QueuedFile) {
    if (!item.file) return;
    change({ type: 'retried', key: item.key });
    void send(item.key, item.file);
  }

  return { queue, replacedBy, setFiles, take, leave, retry };
}

function queueFile(key: string, file: File, problem: string | null): QueuedFile {
  return { key, name: file.name, size: file.size, progress: 0, problem, file: problem === null ? file : null };
}

function explain(code: string | undefined, labels: FileFieldProps['labels']): string {
  if (code === 'file-too-large') return labels.tooLarge;
  return code === 'too-many-files' ? labels.tooMany : labels.wrongType;
}
