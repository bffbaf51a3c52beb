/** Sentences about an uploaded bundle and its runs; `words.ts` has those about its contents. */
import type { Locale } from '../../../platform/http/messages.ts';

interface RunWords {
  readonly notZip: (name: string) => string;
  readonly one: string;
  readonly gone: string;
}

const ko: RunWords = {
  notZip: (name) => `‘${name}’ 파일은 zip 파일이 아니에요. 명부 묶음을 zip 파일 하나로 압축해 올려 주세요.`,
  one: '묶음은 하나씩 올려 주세요. zip 파일 하나에 모두 담아 주세요.',
  gone: '올린 묶음을 찾을 수 없어요. 다시 올려 주세요.',
};

const en: RunWords = {
  notZip: (name) => `“${name}” isn’t a zip file. Put the roster bundle into one zip file and upload it.`,
  one: 'Upload one bundle at a time, with everything in one zip file.',
  gone: 'We couldn’t find the uploaded bundle. Please upload it again.',
};

export const RUN_WORDS: Readonly<Record<Locale, RunWords>> = { ko, en };
