import { GOOD_ENDS, type GoodEnd } from '@naru/contract/areas/ability/instrument.ts';
import { INSTRUMENT_MOST } from '@naru/contract/areas/ability/instrument-desk.ts';
import type { InstrumentProblem } from '@naru/contract/areas/ability/instrument-facts.ts';
import type { ReactNode } from 'react';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { ChangesWords } from './changes-words.tsx';
import type { FileCheck } from './file-sheet.tsx';
import { instrumentTexts } from './texts.ts';

interface FileOutcomeProps {
  readonly check: FileCheck;
  /** The file takes the place of a draft. */
  readonly isReplacing: boolean;
  /** Why it was not kept. */
  readonly failure: string | undefined;
  /** The button that keeps it. */
  readonly children: ReactNode;
}

/** Shows what is wrong with a file, each by its place; or what it brings, and the button that keeps it. */
export function FileOutcome({ check, isReplacing, failure, children }: FileOutcomeProps) {
  const { found, problemList, problemCount } = check;
  const texts = useTexts(instrumentTexts).file;
  return (
    <div aria-live="polite">
      {found ? (
        <Stack>
          <Found found={found} isReplacing={isReplacing} />
          {failure !== undefined && (
            <Notice tone="red" live="assertive" title={texts.failed}>
              {failure}
            </Notice>
          )}
          <div>{children}</div>
        </Stack>
      ) : (
        <Problems list={problemList} count={problemCount} />
      )}
    </div>
  );
}

interface FoundProps {
  readonly found: NonNullable<FileCheck['found']>;
  readonly isReplacing: boolean;
}

function Found({ found, isReplacing }: FoundProps) {
  const all = useTexts(instrumentTexts);
  const texts = all.file;
  const format = useFormat();
  const { code, name, family, itemCount, scaleCount, minutes, number, testNm, isValidated, changes, endList } = found;
  const endsOf = (end: GoodEnd): string =>
    endList.flatMap(({ goodEnd, name: one }) => (goodEnd === end ? one : [])).join(', ');
  const version = all.version(format.number(number));
  const kept = isReplacing ? texts.sameVersion : texts.nextVersion;
  return (
    <Section
      title={texts.found}
      text={testNm === null ? texts.newTest : kept({ name: testNm, version })}
      size="small"
      headingLevel={3}
    >
      <Stack>
        <DefinitionList
          items={[
            { term: texts.name, value: name },
            { term: texts.code, value: code },
            { term: texts.family, value: all.families[family] },
            {
              term: texts.size,
              value: joinFacts([
                all.items(format.number(itemCount)),
                all.scales(format.number(scaleCount)),
                all.minutes(format.number(minutes)),
              ]),
            },
            ...GOOD_ENDS.flatMap((end) => (endsOf(end) === '' ? [] : [{ term: all.ends[end], value: endsOf(end) }])),
            ...(isValidated ? [] : [{ term: all.about.evidence, value: all.notValidated }]),
          ]}
        />
        {changes && <ChangesWords changes={changes} headingLevel={3} />}
      </Stack>
    </Section>
  );
}

function Problems({ list, count }: { readonly list: readonly InstrumentProblem[]; readonly count: number }) {
  const texts = useTexts(instrumentTexts).file;
  const format = useFormat();
  const more = count > list.length ? texts.first(format.number(INSTRUMENT_MOST.problems)) : '';
  return (
    <Section
      title={texts.problems(format.number(count))}
      text={joinSentences(texts.problemsText, more)}
      size="small"
      headingLevel={3}
    >
      <DefinitionList
        items={list.map(({ path, code, place, text }, at) => ({
          id: `${at} ${path} ${code}`,
          term: place === '' ? texts.wholeFile : place,
          value: text,
        }))}
      />
    </Section>
  );
}

const joinSentences = (...sentences: readonly string[]): string => sentences.filter(Boolean).join(' ');
