import { testResults as resultCalls, type TestResult } from '@naru/contract/areas/ability/result.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useState } from 'react';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { shownPoints } from '../../../blocks/ability/findings.ts';
import styles from './result.module.css';
import { BetweenWords } from './side-parts.tsx';
import { resultTexts } from './texts.ts';

type Compared = CallOutput<typeof resultCalls.compareResults>;

export interface CompareDialogProps {
  readonly result: TestResult;
  readonly onClose: () => void;
}

/** Compares two attempts that one chooses, both against the same people. */
export function CompareDialog({ result, onClose }: CompareDialogProps) {
  const all = useTexts(resultTexts);
  const texts = all.compare;
  const format = useFormat();
  const { attemptList } = result;
  const other = attemptList.findLast(({ resultId }) => resultId !== result.resultId)?.resultId ?? '';
  const [oneId, setOneId] = useState(result.before?.resultId ?? other);
  const [otherId, setOtherId] = useState(result.resultId);
  const query = useCall(
    resultCalls.compareResults,
    { params: { resultId: oneId }, query: { withId: otherId } },
    { label: texts.title, enabled: oneId !== otherId },
  );
  const options = attemptList.map(({ resultId, scoredAt, versionNo }) => ({
    value: resultId,
    label: joinFacts([format.day(scoredAt), all.history.versionNo(String(versionNo))]),
  }));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.title} size="large">
      <Stack gap={24}>
        <div className={styles.choices}>
          <Select label={texts.one} options={options} value={oneId} onValueChange={setOneId} />
          <Select label={texts.other} options={options} value={otherId} onValueChange={setOtherId} />
        </div>
        {oneId === otherId && <p>{texts.apart}</p>}
        {query.isError && <QueryError title={texts.errorTitle} query={query} />}
        {oneId !== otherId && query.isPending && <Skeleton count={6} />}
        {oneId !== otherId && query.data && <ComparedPart compared={query.data} />}
      </Stack>
    </Dialog>
  );
}

function ComparedPart({ compared }: { readonly compared: Compared }) {
  const all = useTexts(resultTexts);
  const texts = all.compare;
  const format = useFormat();
  const { earlier, later, isOtherVersion, norm, rowList, leftOutList, between } = compared;
  return (
    <>
      {isOtherVersion && <Notice>{texts.version}</Notice>}
      {rowList.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <>
          <p className={styles.quiet}>
            {norm === null ? texts.noNorm : texts.norm(norm.name, format.number(norm.count))}
          </p>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{texts.scale}</th>
                <th scope="col">{format.day(earlier.scoredAt)}</th>
                <th scope="col">{format.day(later.scoredAt)}</th>
                <th scope="col">{texts.change}</th>
              </tr>
            </thead>
            <tbody>
              {rowList.map((row) => (
                <ComparedRow key={row.scaleCode} row={row} />
              ))}
            </tbody>
          </table>
        </>
      )}
      {leftOutList.length > 0 && <p className={styles.quiet}>{texts.leftOut(format.list(leftOutList))}</p>}
      {between !== null && (
        <section>
          <h3 className={styles.small}>{all.between.title}</h3>
          <BetweenWords between={between} />
        </section>
      )}
    </>
  );
}

function ComparedRow({ row }: { readonly row: Compared['rowList'][number] }) {
  const all = useTexts(resultTexts);
  const texts = all.compare;
  const format = useFormat();
  const { earlier, later } = row;
  const write = ({ points, t }: typeof earlier): string => {
    if (points === null) return '–';
    const shown = format.number(shownPoints(points));
    return t === null ? shown : texts.points(shown, format.number(t));
  };
  const change =
    earlier.points === null || later.points === null ? null : shownPoints(later.points) - shownPoints(earlier.points);
  const by = format.number(Math.abs(change ?? 0));
  return (
    <tr>
      <th scope="row">{row.name}</th>
      <td>{write(earlier)}</td>
      <td>{write(later)}</td>
      <td>
        {change === null ? '–' : change === 0 ? texts.same : change > 0 ? all.picture.up(by) : all.picture.down(by)}
      </td>
    </tr>
  );
}
