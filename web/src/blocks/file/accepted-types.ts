import type { FileExtension } from '@naru/contract/shared/file.ts';

/** MIME types by extension: while a file is dragged, browsers tell its type but not its name. */
const MIME_TYPES: Readonly<Record<FileExtension, string>> = {
  pdf: 'application/pdf',
  hwp: 'application/x-hwp',
  hwpx: 'application/hwp+zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain',
  csv: 'text/csv',
  zip: 'application/zip',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** Groups extensions as FileField takes them: `{ 'image/jpeg': ['.jpg', '.jpeg'] }`. */
export function acceptedTypes(extensions: readonly FileExtension[]): Readonly<Record<string, readonly string[]>> {
  const groups = Object.groupBy(extensions, (extension) => MIME_TYPES[extension]);
  return Object.fromEntries(
    Object.entries(groups).map(([type, endings = []]) => [type, endings.map((ending) => `.${ending}`)]),
  );
}
