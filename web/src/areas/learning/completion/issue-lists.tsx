import { completion } from '@naru/contract/areas/learning/completion.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './completion.module.css';
import { completionTexts } from './texts.ts';

type Page = CallOutput<typeof completion.pageOwnCertificates>;

export interface IssueListsProps {
  readonly transcript: Page['transcript'];
  readonly statements: Page['statementList'];
  readonly onIssued: (number: string) => void;
}

/** Papers that list many programmes: one press issues and prints. */
export function IssueLists({ transcript, statements, onIssued }: IssueListsProps) {
  const all = useTexts(completionTexts);
  const texts = all.list;
  const format = useFormat();
  const done = ({ certificateNo }: { readonly certificateNo: string }): void => onIssued(certificateNo);
  const issue = useCallMutation(completion.issueTranscript, { alertMessage: texts.failed, onSuccess: done });
  const state = useCallMutation(completion.issueStatement, { alertMessage: texts.failed, onSuccess: done });
  return (
    <>
      {transcript.count > 0 && (
        <div className={styles.sheet}>
          <div>
            <p className={styles.name}>{all.kinds.TRANSCRIPT}</p>
            <p className={styles.meta}>
              {texts.transcriptText(format.number(transcript.count), format.number(transcript.hours))}
            </p>
          </div>
          <Button
            variant="primary"
            icon={IconPrinter}
            busy={issue.isPending}
            busyLabel={texts.issuing}
            onClick={() => issue.mutate({ body: {} })}
          >
            {texts.transcript}
          </Button>
        </div>
      )}
      {statements.map(({ year, count, hours }) => (
        <div key={year} className={styles.sheet}>
          <div>
            <p className={styles.name}>{`${all.kinds.STATEMENT} ${texts.year(String(year))}`}</p>
            <p className={styles.meta}>{texts.statementText(format.number(count), format.number(hours))}</p>
          </div>
          <Button
            icon={IconPrinter}
            busy={state.isPending && state.variables?.body.year === year}
            busyLabel={texts.issuing}
            onClick={() => state.mutate({ body: { year } })}
          >
            {texts.statement(String(year))}
          </Button>
        </div>
      ))}
    </>
  );
}
