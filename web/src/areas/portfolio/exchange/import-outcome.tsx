import { EXCHANGE_MOST, type exchange } from '@naru/contract/areas/portfolio/exchange.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { exchangeTexts } from './texts.ts';

export type ImportCheck = CallOutput<typeof exchange.checkImport>;
type Found = ImportCheck['sectionList'][number];

/** Shows what a file brings where, what changes on the way, and what stays out. */
export function ImportOutcome({ check }: { readonly check: ImportCheck }) {
  const texts = useTexts(exchangeTexts);
  const format = useFormat();
  const { name, headline, sectionList, problemList, problemCount, unknownList, unknownCount } = check;
  const person = [
    { term: texts.name, value: name },
    { term: texts.headline, value: headline },
  ].filter(({ value }) => value !== '');
  const only = (count: number): string =>
    count > EXCHANGE_MOST.told ? texts.first(format.number(EXCHANGE_MOST.told)) : '';
  return (
    <Stack gap={24}>
      <Section title={texts.found} size="small" headingLevel={3}>
        <DefinitionList
          items={[
            ...person,
            ...sectionList.map((found) => ({
              term: texts.sections[found.section],
              value: <FoundItems itemList={found.itemList} />,
            })),
          ]}
        />
      </Section>
      {problemCount > 0 && (
        <Section
          title={texts.problems(format.number(problemCount))}
          text={joinSentences(texts.problemsText, only(problemCount))}
          size="small"
          headingLevel={3}
        >
          <DefinitionList
            items={problemList.map(({ path, code, place, text }, at) => ({
              id: `${at} ${path} ${code}`,
              term: place,
              value: text,
            }))}
          />
        </Section>
      )}
      {unknownCount > 0 && (
        <Section
          title={texts.unknown(format.number(unknownCount))}
          text={joinSentences(texts.unknownText, only(unknownCount))}
          size="small"
          headingLevel={3}
        >
          <ul>
            {unknownList.map((path, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a path can be told twice
              <li key={`${at} ${path}`}>
                <code>{path}</code>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Stack>
  );
}

function FoundItems({ itemList }: Pick<Found, 'itemList'>) {
  const texts = useTexts(exchangeTexts);
  return (
    <ul>
      {itemList.map(({ title, place, begins, ends }, at) => {
        const period = [begins, ends].filter((text) => text !== '').join(' – ');
        const words = [title || place || texts.untitled, title === '' ? '' : place, period];
        // oxlint-disable-next-line react/no-array-index-key -- entries are told apart by their place only
        return <li key={`${at} ${title}`}>{words.filter((text) => text !== '').join(' · ')}</li>;
      })}
    </ul>
  );
}

const joinSentences = (...sentences: readonly string[]): string => sentences.filter(Boolean).join(' ');
