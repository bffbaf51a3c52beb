/** A published test that is not ours, from file to scores: nothing of it is in the product. */
import questions from '@bigfive-org/questions';
import calculateScore from '@bigfive-org/score';
import { instrumentDesk as desk } from '@naru/contract/areas/ability/instrument-desk.ts';
import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { aMember, signIn } from '../../../../test/builders.ts';
import type { WrittenInstrument } from '../../../../test/instruments.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { scoreAnswers } from '../scoring/score.ts';

const DOMAINS = ['N', 'E', 'O', 'A', 'C'] as const;
const FACETS = [1, 2, 3, 4, 5, 6];
const english = questions.getItems('en');
const korean = new Map(questions.getItems('ko').map((item) => [item.id, item]));

const both = (text: string) => ({ ko: text, en: text });

/** Johnson's IPIP-NEO-120 as a file of Naru: five domains of six facets of four items, all sums. */
function writeFile(): WrittenInstrument {
  const choices = { ko: questions.getItems('ko')[0]?.choices ?? [], en: english[0]?.choices ?? [] };
  const itemsOf = (domain: string, facet: number) =>
    english
      .filter((item) => item.domain === domain && item.facet === facet)
      .map(({ id, keyed }) => ({ item: id, isReversed: keyed === 'minus' }));
  const facetsOf = (domain: string) => FACETS.map((facet) => `${domain}${facet}`);
  return {
    format: 'naru-instrument-1',
    code: 'b5-120',
    family: '01',
    name: both('IPIP-NEO-120'),
    summary: both('Five domains of personality.'),
    instructions: both('Choose how well each sentence describes you.'),
    source: both('Johnson (2014); public domain.'),
    minutes: 10,
    itemsPerPage: 5,
    responseList: [
      {
        code: 'AGREE',
        optionList: [0, 1, 2, 3, 4].map((at) => ({
          value: at + 1,
          label: { ko: choices.ko[at]?.text ?? '', en: choices.en[at]?.text ?? '' },
        })),
      },
    ],
    itemList: english.map(({ id, text }) => ({
      code: id,
      text: { ko: korean.get(id)?.text ?? '', en: text },
      responses: 'AGREE',
    })),
    scaleList: [
      ...DOMAINS.flatMap((domain) =>
        FACETS.map((facet) => ({
          code: `${domain}${facet}`,
          name: both(`${domain}${facet}`),
          definition: both(`Facet ${facet} of ${domain}.`),
          formula: 'SUM' as const,
          parent: domain,
          itemList: itemsOf(domain, facet),
        })),
      ),
      ...DOMAINS.map((domain) => ({
        code: domain,
        name: both(domain),
        definition: both(`Domain ${domain}.`),
        formula: 'SUM' as const,
        scaleList: facetsOf(domain).map((scale) => ({ scale })),
      })),
    ],
    pictureList: [{ kind: 'RADAR', title: both('Domains'), scaleList: [...DOMAINS] }],
  };
}

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await openTestPortal();
  token = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'], roles: ['TESTING_CENTRE'] }));
}, 60_000);
afterAll(() => portal.close());

/** Scores a sheet of answers, from 0 to 4 by the place of the choice, as the published scorer does. */
function scoreThere(chosen: readonly number[]): Readonly<Record<string, number>> {
  const answers = english.map(({ domain, facet, choices }, at) => ({
    domain,
    facet: String(facet),
    score: choices[chosen[at] ?? 0]?.score ?? 0,
  }));
  const result = calculateScore({ answers });
  return Object.fromEntries(
    Object.entries(result).flatMap(([domain, { score, facet }]) => [
      [domain, score],
      ...Object.entries(facet).map(([number, one]) => [`${domain}${number}`, one.score] as const),
    ]),
  );
}

function scoreHere(instrument: Instrument, chosen: readonly number[]): Readonly<Record<string, number | null>> {
  const answers = new Map(english.map(({ id }, at) => [id, (chosen[at] ?? 0) + 1]));
  return Object.fromEntries(scoreAnswers(instrument, answers).map(({ scaleCode, raw }) => [scaleCode, raw]));
}

it('T12 imports, publishes and scores a published test of 120 items as its own scorer does', async () => {
  const body = { fileText: JSON.stringify(writeFile()) };
  expect((await portal.get(desk.checkInstrument, { body }, { token })).problemList).toEqual([]);
  const { versionId: id } = await portal.get(desk.importInstrument, { body }, { token });
  await portal.get(desk.stepVersion, { params: { id }, body: { action: 'PUBLISH', version: 1 } }, { token });
  const { instrument } = await portal.get(desk.readVersion, { params: { id } }, { token });
  expect(instrument).toMatchObject({ status: 'PUBLISHED', itemCount: 120, scaleCount: 35 });
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 120, maxLength: 120 }), (chosen) => {
      expect(scoreHere(instrument.content, chosen)).toEqual(scoreThere(chosen));
    }),
  );
  // At the ends, which no sheet at random comes near.
  expect(
    scoreHere(
      instrument.content,
      english.map(({ keyed }) => (keyed === 'plus' ? 4 : 0)),
    )['N'],
  ).toBe(120);
});
