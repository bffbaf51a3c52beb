import { file as calls } from '@naru/contract/areas/file.ts';
import type { FileExtension } from '@naru/contract/shared/file.ts';
import { useEffect, useRef, useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { useRuntime } from '../../platform/session/runtime-context.ts';
import { FileField, type FileFieldProps, type UploadedFile } from '../../ui/file-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { acceptedTypes } from './accepted-types.ts';
import { paramsOf } from './file-name.ts';
import { fileTexts } from './texts.ts';
import { createUploadGroup, describeUploadFailure } from './upload-group.ts';

/** The limits of the record, where they are lower than the portal's. */
export interface AttachmentLimits {
  readonly fileCount?: number | undefined;
  /** Bytes of one file. */
  readonly fileSize?: number | undefined;
  readonly extensionList?: readonly FileExtension[] | undefined;
}

type Frame = Pick<FileFieldProps, 'label' | 'hideLabel' | 'mark' | 'help' | 'error' | 'id'>;

export interface AttachmentFieldProps extends Frame {
  readonly value: readonly UploadedFile[];
  readonly onValueChange: (files: readonly UploadedFile[]) => void;
  readonly limits?: AttachmentLimits | undefined;
  /** Ids of files that the record has already: removing them takes effect when it is saved. */
  readonly savedIds?: ReadonlySet<string> | undefined;
  /** Tells the number of running uploads: a record saved now would lack them. */
  readonly onRunningChange?: ((running: number) => void) | undefined;
  readonly disabled?: boolean | undefined;
  /** Set for a confidential record: its files are encrypted. */
  readonly isSealed?: boolean | undefined;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * A field for a record's files. It uploads files when they are chosen and deletes them when they are removed; the
 * call that saves the record names them by `fileIdOf`.
 */
export function AttachmentField(props: AttachmentFieldProps) {
  const { limits, help, value, onValueChange, savedIds = NONE, onRunningChange, isSealed = false, ...frame } = props;
  const texts = useTexts(fileTexts);
  const format = useFormat();
  const { client } = useRuntime();
  const [group] = useState(() => createUploadGroup(client, { isSealed, isApart: limits?.fileCount === 1 }));
  const portal = useCall(calls.fileLimits, {}).data;
  const remove = useRemove(value, onValueChange);
  const count = least(limits?.fileCount, portal?.fileCount);
  const size = least(limits?.fileSize, portal?.fileSize);
  const extensions = limits?.extensionList ?? portal?.extensionList;
  const valueRef = useLatest(value);
  const sayCount = format.number(count);
  const saySize = format.bytes(size);
  const isKnown = count !== undefined && size !== undefined;
  const runningRef = useRef(0);
  const run = (step: 1 | -1): void => {
    runningRef.current += step;
    onRunningChange?.(runningRef.current);
  };

  return (
    <FileField
      {...frame}
      help={help ?? (isKnown ? texts.help(sayCount, saySize) : undefined)}
      value={value}
      onValueChange={(files) => {
        onValueChange(files);
        for (const file of value)
          if (!savedIds.has(file.id) && !files.some(({ id }) => id === file.id)) void remove(file);
      }}
      upload={async (file, control) => {
        run(1);
        try {
          return await group.upload(file, control, valueRef.current);
        } finally {
          run(-1);
        }
      }}
      accept={extensions && acceptedTypes(extensions)}
      maxSize={size}
      maxFiles={count}
      labels={{
        browse: texts.browse,
        drop: texts.drop,
        list: texts.list,
        formatSize: format.bytes,
        uploading: (name, percent) => texts.uploading(name, `${format.number(percent)}%`),
        cancel: texts.cancel,
        remove: texts.remove,
        retry: texts.retry,
        tooLarge: texts.tooLarge(saySize),
        wrongType: texts.wrongType((extensions ?? []).join(', ')),
        tooMany: texts.tooMany(sayCount),
        failed: (failure) => describeUploadFailure(failure, texts.failed),
      }}
    />
  );
}

/** Deletes a file on the server; if that fails it comes back into the field. */
function useRemove(value: readonly UploadedFile[], onValueChange: (files: readonly UploadedFile[]) => void) {
  const texts = useTexts(fileTexts);
  const { client } = useRuntime();
  const latestRef = useLatest({ value, onValueChange });
  return async (file: UploadedFile): Promise<void> => {
    try {
      await client.call(calls.removeFile, { params: paramsOf(file) }, { label: file.name, alertMessage: null });
    } catch (failure) {
      if (failure instanceof CallError && failure.code === '404') return; // gone already
      const latest = latestRef.current;
      latest.onValueChange([...latest.value, file]);
      showToast({ text: texts.notRemoved(file.name) });
    }
  };
}

/** Keeps the value of the last render, for callbacks that run later. */
function useLatest<T>(value: T): { readonly current: T } {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  }, [value]);
  return ref;
}

function least(...limits: readonly (number | undefined)[]): number | undefined {
  const known = limits.filter((limit) => limit !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}
