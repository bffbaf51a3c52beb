/** The values of the form of a draft's description and times, and the part of the call that they make. Pure. */
import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';

type Text = 'name' | 'summary' | 'instructions' | 'source' | 'evidence';

export type BasicsValues = Readonly<Record<`${Text}Ko` | `${Text}En`, string>> & {
  readonly minutes: number | null;
  readonly itemsPerPage: number | null;
  readonly retakeDays: number | null;
};
export type BasicsField = `${Text}.${'ko' | 'en'}` | 'minutes' | 'itemsPerPage' | 'retakeDays';

type Content = Pick<Instrument, Text | 'minutes' | 'itemsPerPage' | 'retakeDays'>;

export function beginWith(content: Content): BasicsValues {
  const { name, summary, instructions, source, evidence, minutes, itemsPerPage, retakeDays } = content;
  return {
    nameKo: name.ko,
    nameEn: name.en,
    summaryKo: summary.ko,
    summaryEn: summary.en,
    instructionsKo: instructions.ko,
    instructionsEn: instructions.en,
    sourceKo: source.ko,
    sourceEn: source.en,
    evidenceKo: evidence?.ko ?? '',
    evidenceEn: evidence?.en ?? '',
    minutes,
    itemsPerPage,
    retakeDays: retakeDays ?? null,
  };
}

/** Fields that may not be blank; evidence is there in both languages or in none. */
export function requiredOf(values: BasicsValues): Partial<Record<BasicsField, string | number | null>> {
  const { evidenceKo, evidenceEn } = values;
  return {
    'name.ko': values.nameKo,
    'name.en': values.nameEn,
    'summary.ko': values.summaryKo,
    'summary.en': values.summaryEn,
    'instructions.ko': values.instructionsKo,
    'instructions.en': values.instructionsEn,
    'source.ko': values.sourceKo,
    'source.en': values.sourceEn,
    minutes: values.minutes,
    itemsPerPage: values.itemsPerPage,
    ...(evidenceKo.trim() !== '' && { 'evidence.en': evidenceEn }),
    ...(evidenceEn.trim() !== '' && { 'evidence.ko': evidenceKo }),
  };
}

export function basicsOf(values: BasicsValues) {
  return {
    name: { ko: values.nameKo, en: values.nameEn },
    summary: { ko: values.summaryKo, en: values.summaryEn },
    instructions: { ko: values.instructionsKo, en: values.instructionsEn },
    source: { ko: values.sourceKo, en: values.sourceEn },
    evidence: { ko: values.evidenceKo, en: values.evidenceEn },
    // Sent only once they are there.
    minutes: values.minutes ?? 0,
    itemsPerPage: values.itemsPerPage ?? 0,
    retakeDays: values.retakeDays,
  };
}
