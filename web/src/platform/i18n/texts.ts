/**
 * Texts of an area or a part, in both languages. Korean comes with the chunk that uses it, so that no screen waits for
 * its words; English is a chunk of its own, loaded when somebody reads English.
 *
 *   texts.ko.ts   export const ko = { title: '상담', left: (count: number) => `${count}건 남았어요` } as const;
 *   texts.en.ts   export const en = { … } as const satisfies Shape<typeof ko>;
 *   texts.ts      export const texts = defineTexts(ko, async () => (await import('./texts.en.ts')).en);
 */
import type { Locale } from '../format/context.ts';

/** The shape that another language must have: the same keys, and functions of the same arguments. */
export type Shape<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => string
    ? (...args: A) => string
    : T[K] extends string
      ? string
      : Shape<T[K]>;
};

export interface Texts<T> {
  /** The texts, or a promise that stays the same until they are loaded. */
  readonly read: (locale: Locale) => T | Promise<T>;
  readonly prepare: (locale: Locale) => Promise<unknown>;
}

const defined = new Set<Texts<unknown>>();

/** Declares texts, once per module, and remembers them for a change of language. */
export function defineTexts<const K>(ko: K, loadEnglish: () => Promise<Shape<K>>): Texts<Shape<K>> {
  const korean = ko as Shape<K>; // a thing has its own shape, which the compiler cannot see for an open K
  let english: Shape<K> | undefined;
  let loading: Promise<Shape<K>> | undefined;

  const load = (): Promise<Shape<K>> => {
    loading ??= loadEnglish()
      .catch(() => korean) // docs/specification.md §1: Korean where nothing else is to be had
      .then((loaded) => {
        english = loaded;
        return loaded;
      });
    return loading;
  };
  const read = (locale: Locale): Shape<K> | Promise<Shape<K>> => (locale === 'ko' ? korean : (english ?? load()));
  const texts = { read, prepare: async (locale: Locale) => read(locale) };
  defined.add(texts);
  return texts;
}

/** Loads the texts of all screens so far in a language. */
export async function prepareTexts(locale: Locale): Promise<void> {
  await Promise.all([...defined].map((texts) => texts.prepare(locale)));
}
