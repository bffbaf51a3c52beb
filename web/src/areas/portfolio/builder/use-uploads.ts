import { file as calls } from '@naru/contract/areas/file.ts';
import type { NamedFile } from '@naru/contract/areas/portfolio/page-blocks.ts';
import {
  PORTFOLIO_FILE_EXTENSIONS,
  PORTFOLIO_PICTURE_EXTENSIONS,
  PORTFOLIO_VIDEO_EXTENSIONS,
} from '@naru/contract/areas/portfolio/page-blocks.ts';
import type { FileName } from '@naru/contract/areas/portfolio/page-content.ts';
import type { FileExtension } from '@naru/contract/shared/file.ts';
import { useRef, useState } from 'react';

import { paramsOf } from '../../../blocks/file/file-name.ts';
import { fileTexts } from '../../../blocks/file/texts.ts';
import { createUploadGroup, describeUploadFailure } from '../../../blocks/file/upload-group.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';

export type FileUse = NamedFile['use'];

export const EXTENSIONS: Readonly<Record<FileUse, readonly FileExtension[]>> = {
  PICTURE: PORTFOLIO_PICTURE_EXTENSIONS,
  FILE: PORTFOLIO_FILE_EXTENSIONS,
  VIDEO: PORTFOLIO_VIDEO_EXTENSIONS,
};

/** A file on its way, or one that was refused. */
export interface Upload {
  readonly name: string;
  /** 0 to 1. */
  readonly part: number;
  /** Says why it is not here, and what to do; null while it is on its way. */
  readonly problem: string | null;
}

export interface KnownFile {
  readonly name: string;
  readonly size: number;
}

export interface Uploads {
  /** The upload of a place, by the key that it began with. */
  readonly of: (key: string) => Upload | undefined;
  readonly start: (key: string, file: File, to: UploadTarget) => void;
  readonly forget: (key: string) => void;
  /** Name and size of what was uploaded since the page opened. */
  readonly noted: ReadonlyMap<string, KnownFile>;
  /** The largest size in words. */
  readonly mostSize: string;
}

export interface UploadTarget {
  readonly use: FileUse;
  readonly done: (file: FileName) => void;
}

/** Uploads of all places of the editor; they go on while another block is in hand. */
export function useUploads(): Uploads {
  const { client } = useRuntime();
  const texts = useTexts(fileTexts);
  const format = useFormat();
  const limit = useCall(calls.fileLimits, {}).data?.fileSize;
  const [running, setRunning] = useState<ReadonlyMap<string, Upload>>(new Map());
  const [noted, setNoted] = useState<ReadonlyMap<string, KnownFile>>(new Map());
  const controls = useRef(new Map<string, AbortController>());
  const put = (key: string, upload: Upload | undefined): void =>
    setRunning((before) => {
      const next = new Map(before);
      if (upload) next.set(key, upload);
      else next.delete(key);
      return next;
    });
  const forget = (key: string): void => {
    controls.current.get(key)?.abort();
    controls.current.delete(key);
    put(key, undefined);
  };
  const send = async (key: string, file: File, { done }: UploadTarget): Promise<void> => {
    const control = new AbortController();
    controls.current.set(key, control);
    put(key, { name: file.name, part: 0, problem: null });
    try {
      const sent = await createUploadGroup(client).upload(
        file,
        { signal: control.signal, onProgress: (part) => put(key, { name: file.name, part, problem: null }) },
        [],
      );
      const { fileId, fileSn } = paramsOf(sent);
      setNoted((before) => new Map(before).set(sent.id, { name: sent.name, size: sent.size }));
      put(key, undefined);
      done({ fileId, fileSn: Number(fileSn) });
    } catch (failure) {
      if (control.signal.aborted) return;
      put(key, { name: file.name, part: 0, problem: describeUploadFailure(failure, texts.failed) });
    }
  };
  return {
    of: (key) => running.get(key),
    start: (key, file, target) => {
      const problem = findProblem(file, target.use, limit);
      if (problem === 'size') put(key, { name: file.name, part: 0, problem: texts.tooLarge(format.bytes(limit)) });
      else if (problem === 'kind')
        put(key, { name: file.name, part: 0, problem: texts.wrongType(EXTENSIONS[target.use].join(', ')) });
      else void send(key, file, target);
    },
    forget,
    noted,
    mostSize: format.bytes(limit),
  };
}

/** Finds what can be told before it is sent; the server judges the rest by its bytes. */
function findProblem(file: File, use: FileUse, limit: number | undefined): 'size' | 'kind' | undefined {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!(EXTENSIONS[use] as readonly string[]).includes(extension)) return 'kind';
  return limit !== undefined && file.size > limit ? 'size' : undefined;
}

/** Lists the pictures among what was pasted or dropped. */
export const picturesAmong = (files: FileList | undefined): File[] =>
  [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
