/** Instruments that hold, of any shape, for properties. */
import { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import fc from 'fast-check';

const text = (most: number) =>
  fc
    .string({ unit: fc.constantFrom(...Array.from('가나다라 abc,.?!é한<>&"\\')), minLength: 1, maxLength: most })
    .map((one) => `글${one.replaceAll('<', '(')}`.slice(0, most));
const words = (most: number) => fc.record({ ko: text(most), en: text(most) });
const codes = (prefix: string, count: number) => Array.from({ length: count }, (_none, at) => `${prefix}${at + 1}`);

/** Items shared out over scales, some turned round, then a scale of the scales with weights. */
export const anyInstrument = (): fc.Arbitrary<Instrument> =>
  fc
    .record({
      items: fc.integer({ min: 4, max: 24 }),
      scales: fc.integer({ min: 2, max: 4 }),
      options: fc.integer({ min: 2, max: 10 }),
    })
    .chain(({ items, scales, options }) =>
      fc.record({
        texts: fc.array(words(40), { minLength: items, maxLength: items }),
        turned: fc.array(fc.boolean(), { minLength: items, maxLength: items }),
        names: fc.array(words(20), { minLength: scales + 1, maxLength: scales + 1 }),
        formulas: fc.array(fc.constantFrom('SUM' as const, 'MEAN' as const), { minLength: scales, maxLength: scales }),
        weights: fc.array(
          fc.double({ min: -9, max: 9, noNaN: true }).map((one) => Math.round(one * 100) / 100 || 1),
          { minLength: scales, maxLength: scales },
        ),
        labels: fc.array(words(20), { minLength: options, maxLength: options }),
        values: fc.uniqueArray(fc.integer({ min: -100, max: 100 }), { minLength: options, maxLength: options }),
        evidence: fc.option(words(100), { nil: undefined }),
        retakeDays: fc.option(fc.integer({ min: 1, max: 730 }), { nil: undefined }),
        missingShare: fc.double({ min: 0, max: 1, noNaN: true }),
        hasLevels: fc.boolean(),
        general: words(80),
      }),
    )
    .map((any) => {
      const itemCodes = codes('I', any.texts.length);
      const scaleCodes = codes('S', any.formulas.length);
      const levelList = (['LOW', 'MIDDLE', 'HIGH'] as const).map((level) => ({ level, text: any.general }));
      return Instrument.parse({
        format: 'naru-instrument-1',
        code: 'ANY',
        family: '02',
        name: any.general,
        summary: any.general,
        instructions: any.general,
        source: any.general,
        evidence: any.evidence,
        retakeDays: any.retakeDays,
        minutes: 5,
        itemsPerPage: 5,
        quality: { fastSeconds: 1, straightItems: 10, missingShare: any.missingShare },
        responseList: [{ code: 'R', optionList: any.values.map((value, at) => ({ value, label: any.labels[at] })) }],
        itemList: itemCodes.map((code, at) => ({ code, text: any.texts[at], responses: 'R' })),
        scaleList: [
          ...scaleCodes.map((code, at) => ({
            code,
            name: any.names[at],
            definition: any.general,
            formula: any.formulas[at],
            parent: 'TOTAL',
            itemList: itemCodes
              .map((item, place) => ({ item, isReversed: any.turned[place], place }))
              .filter(({ place }) => place % scaleCodes.length === at)
              .map(({ item, isReversed }) => ({ item, isReversed })),
            levelList: any.hasLevels ? levelList : [],
          })),
          {
            code: 'TOTAL',
            name: any.names.at(-1),
            definition: any.general,
            formula: 'WEIGHTED',
            scaleList: scaleCodes.map((scale, at) => ({ scale, weight: any.weights[at] })),
          },
        ],
        pictureList: [{ kind: 'BARS', title: any.names[0], scaleList: scaleCodes }],
      });
    });
