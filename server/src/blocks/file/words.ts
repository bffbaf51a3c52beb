/**
 * Sentences about files, each with the file's name: what is wrong with it and what to do.
 */
import { FILE_EXTENSIONS } from '@naru/contract/shared/file.ts';

import type { FileProblem } from '../../platform/files/inspect.ts';
import type { Locale } from '../../platform/http/messages.ts';

type PerFile = FileProblem | 'pixels' | 'empty' | 'infected' | 'noName';

interface FileWords {
  readonly none: string;
  readonly tooLarge: (name: string, most: string) => string;
  readonly tooLargeAltogether: (most: string) => string;
  readonly tooMany: (most: number) => string;
  readonly tooManyFields: string;
  readonly noRoom: (left: string, most: string) => string;
  readonly gone: string;
  readonly notTaken: (name: string, extensions: string) => string;
  readonly problems: Readonly<Record<PerFile, (name: string) => string>>;
  readonly allName: string;
}

const ALL = FILE_EXTENSIONS.join(', ');

const ko: FileWords = {
  none: '올릴 파일을 골라 주세요.',
  tooLarge: (name, most) => `‘${name}’ 파일이 너무 커요. 파일 하나는 ${most}까지 올릴 수 있어요.`,
  tooLargeAltogether: (most) => `보낸 파일이 모두 합쳐 너무 커요. 한 번에 ${most}까지 올릴 수 있어요.`,
  tooMany: (most) => `파일은 ${most}개까지 붙일 수 있어요. 몇 개를 빼고 다시 올려 주세요.`,
  tooManyFields: '파일과 함께 보낸 항목이 너무 많아요. 화면을 새로 열고 다시 올려 주세요.',
  noRoom: (left, most) =>
    `내 파일 공간 ${most} 중 ${left}만 남아서 올리지 못했어요. 쓰지 않는 파일을 지우고 다시 올려 주세요.`,
  gone: '붙인 파일을 찾을 수 없어요. 파일을 다시 올려 주세요.',
  notTaken: (name, extensions) => `‘${name}’ 파일은 여기에 붙일 수 없어요. ${extensions} 파일을 올려 주세요.`,
  problems: {
    kind: (name) => `‘${name}’ 파일 형식은 올릴 수 없어요. ${ALL} 파일을 올려 주세요.`,
    mismatch: (name) => `‘${name}’ 파일의 내용이 확장자와 달라요. 원래 프로그램에서 다시 저장해 올려 주세요.`,
    mixed: (name) => `‘${name}’ 파일에 다른 형식의 내용이 섞여 있어요. 원래 프로그램에서 다시 저장해 올려 주세요.`,
    bomb: (name) => `‘${name}’ 파일은 압축을 풀면 지나치게 커져요. 나누어 압축해 올려 주세요.`,
    broken: (name) => `‘${name}’ 파일을 읽을 수 없어요. 파일이 열리는지 확인하고 다시 올려 주세요.`,
    pixels: (name) =>
      `‘${name}’ 사진은 화소가 너무 많아요. 5,000만 화소까지(색마다 16비트인 사진은 그 절반까지) 올릴 수 있어요. 크기를 줄여 다시 올려 주세요.`,
    empty: (name) => `‘${name}’ 파일이 비어 있어요. 내용을 확인하고 다시 올려 주세요.`,
    infected: (name) => `‘${name}’ 파일에서 악성 코드가 발견됐어요. 올리지 말고 백신으로 검사해 주세요.`,
    noName: () => '이름이 없는 파일이 있어요. 이름을 붙여 다시 올려 주세요.',
  },
  allName: '첨부파일.zip',
};

const en: FileWords = {
  none: 'Choose a file to upload.',
  tooLarge: (name, most) => `“${name}” is too large. A file can be up to ${most}.`,
  tooLargeAltogether: (most) => `These files are too large together. You can upload up to ${most} at once.`,
  tooMany: (most) => `You can attach up to ${most} ${most === 1 ? 'file' : 'files'}. Remove some and try again.`,
  tooManyFields: 'Too many fields came with the files. Reload the page and upload again.',
  noRoom: (left, most) =>
    `You only have ${left} of your ${most} left, so nothing was uploaded. Delete files you no longer need and try again.`,
  gone: 'We couldn’t find the attached files. Please upload them again.',
  notTaken: (name, extensions) => `“${name}” can’t be attached here. Please upload ${extensions}.`,
  problems: {
    kind: (name) => `“${name}” has a file type that can’t be uploaded. Please upload ${ALL}.`,
    mismatch: (name) =>
      `The contents of “${name}” don’t match its file type. Save it again in its original program, then upload it.`,
    mixed: (name) =>
      `“${name}” also contains something of another type. Save it again in its original program, then upload it.`,
    bomb: (name) => `“${name}” would be far too large when unpacked. Please split it into smaller files.`,
    broken: (name) => `We couldn’t read “${name}”. Check that it opens, then upload it again.`,
    pixels: (name) =>
      `“${name}” has too many pixels. Pictures can have up to 50 million, or half as many with 16 bits a colour. Make it smaller and upload it again.`,
    empty: (name) => `“${name}” is empty. Check its contents, then upload it again.`,
    infected: (name) => `“${name}” contains malware. Don’t upload it, and scan your computer for viruses.`,
    noName: () => 'One of the files has no name. Name it and upload it again.',
  },
  allName: 'attachments.zip',
};

export const FILE_WORDS: Readonly<Record<Locale, FileWords>> = { ko, en };

/** Writes `20 MB`, in both languages. */
export function sayBytes(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  if (megabytes >= 1) return `${Math.floor(megabytes * 10) / 10} MB`;
  return `${Math.floor(bytes / 1024)} kB`;
}
