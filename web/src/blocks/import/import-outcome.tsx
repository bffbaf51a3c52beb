import type { ReactNode } from 'react';

import { joinFacts } from '../../platform/format/facts.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { saveCsv } from './save-csv.ts';
import { importTexts } from './texts.ts';

export interface ImportOutcomeProps {
  readonly problems: {
    /** All of them; the list may hold only the first. */
    readonly count: number;
    /** By cells: those of the line, the column that is wrong where it is known, the reason last. */
    readonly list: readonly {
      readonly line: number;
      readonly cells: readonly string[];
      readonly place?: string;
      readonly reason: string;
    }[];
    readonly text: string;
    readonly head: readonly string[];
    readonly fileName: string;
    /** Where not every one of them is wrong. */
    readonly words?: { readonly title: string; readonly download: string };
  };
  readonly title: string;
  readonly text?: string | undefined;
  /** The lines that hold. */
  readonly children: ReactNode;
  /** Undefined where another dialog takes it over, and says why it did not. */
  readonly failed?: string | undefined;
  /** Why it was not taken over. */
  readonly failure?: string | undefined;
  /** Undefined where nothing can be taken over. */
  readonly apply:
    | { readonly label: string; readonly sending?: string; readonly isPending: boolean; readonly run: () => void }
    | undefined;
}

/** Shows what is wrong with which line, and what the others would do; those can be taken over. */
export function ImportOutcome({ problems, title, text, children, failed, failure, apply }: ImportOutcomeProps) {
  return (
    <>
      {problems.count > 0 && <ProblemSection problems={problems} />}
      <Section title={title} text={text} size="small" headingLevel={3}>
        <Stack>
          {children}
          {failure !== undefined && (
            <Notice tone="red" live="assertive" title={failed}>
              {failure}
            </Notice>
          )}
          {apply && (
            <div>
              <Button variant="primary" busy={apply.isPending} busyLabel={apply.sending} onClick={apply.run}>
                {apply.label}
              </Button>
            </div>
          )}
        </Stack>
      </Section>
    </>
  );
}

function ProblemSection({ problems }: Pick<ImportOutcomeProps, 'problems'>) {
  const texts = useTexts(importTexts);
  const format = useFormat();
  const { count, list, text, head, fileName, words } = problems;
  const save = (): void =>
    saveCsv(
      [
        head,
        ...list.map(({ line, cells, place, reason }) => [
          String(line),
          ...cells,
          ...(place === undefined ? [] : [place]),
          reason,
        ]),
      ],
      fileName,
    );
  return (
    <Section title={words?.title ?? texts.problems(format.number(count))} text={text} size="small" headingLevel={3}>
      <Stack>
        <DefinitionList
          items={list.map(({ line, cells, place, reason }) => ({
            id: String(line),
            term: joinFacts([texts.line(format.number(line)), cells[0], place]),
            value: reason,
          }))}
        />
        <div>
          <Button size="small" onClick={save}>
            {words?.download ?? texts.download}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
