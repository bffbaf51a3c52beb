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
    /** By cells: those of the line, the reason last. */
    readonly list: readonly { readonly line: number; readonly cells: readonly string[]; readonly reason: string }[];
    readonly text: string;
    readonly head: readonly string[];
    readonly fileName: string;
  };
  readonly title: string;
  readonly text?: string | undefined;
  /** The lines that hold. */
  readonly children: ReactNode;
  readonly failed: string;
  /** Why it was not taken over. */
  readonly failure: string | undefined;
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
  const { count, list, text, head, fileName } = problems;
  const save = (): void =>
    saveCsv([head, ...list.map(({ line, cells, reason }) => [String(line), ...cells, reason])], fileName);
  return (
    <Section title={texts.problems(format.number(count))} text={text} size="small" headingLevel={3}>
      <Stack>
        <DefinitionList
          items={list.map(({ line, cells, reason }) => ({
            id: String(line),
            term: joinFacts([texts.line(format.number(line)), cells[0]]),
            value: reason,
          }))}
        />
        <div>
          <Button size="small" onClick={save}>
            {texts.download}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
