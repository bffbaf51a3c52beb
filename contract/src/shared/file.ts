import { z } from 'zod';

import { Id } from './id.ts';

/** One file of a group (docs/specification.md, Files). `fileId` names the group, `fileSn` the file in it. */
export const FileRef = z.object({
  fileId: Id,
  fileSn: z.number().int(),
  fileNm: z.string(),
  /** Bytes. */
  fileSize: z.number().int(),
  mimeType: z.string(),
  /** Alternative text of a picture; null where nobody wrote one. */
  altText: z.string().nullable(),
});
export type FileRef = z.output<typeof FileRef>;

/** Endings of what may be uploaded at all, without the dot; a record's kind may take fewer. */
export const FILE_EXTENSIONS = [
  'pdf',
  'hwp',
  'hwpx',
  'docx',
  'xlsx',
  'pptx',
  'txt',
  'csv',
  'zip',
  'jpg',
  'jpeg',
  'png',
  'gif',
  'webp',
  'mp4',
  'webm',
] as const;
export type FileExtension = (typeof FILE_EXTENSIONS)[number];
