import { board as calls } from '@naru/contract/areas/board.ts';
import { useState } from 'react';

import { writeTotal } from '../list/write-total.ts';
import { joinFacts } from '../../platform/format/facts.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Section } from '../../ui/section.tsx';
import { QueryError } from '../query/query-error.tsx';
import styles from './readership.module.css';
import { boardTexts } from './texts.ts';

export interface ReadershipProps {
  readonly params: { readonly code: string; readonly id: string };
  readonly mustRead: boolean;
}

/** How many of the audience read a post, by department, and who did not: for its writer and for moderators. */
export function Readership({ params, mustRead }: ReadershipProps) {
  const texts = useTexts(boardTexts).readership;
  const format = useFormat();
  const [showsMore, setShowsMore] = useState(false);
  const query = useCall(calls.readReadership, { params }, { label: texts.title, alertMessage: null });
  const unread = useCall(
    calls.pageUnread,
    { params, query: { size: '100' } },
    { enabled: showsMore, label: texts.unread, alertMessage: null },
  );
  if (query.isError) {
    return <QueryError title={texts.errorTitle} query={query} />;
  }
  if (!query.data) return null;
  const { total, read, confirmed, departmentList } = query.data;
  const share = (part: number, of: number): string => format.percent(of === 0 ? 0 : part / of);
  const people = unread.data?.unreadPage;
  const findings = [
    texts.text(format.number(read), format.number(total), share(read, total)),
    ...(mustRead ? [texts.confirmedText(format.number(confirmed))] : []),
  ];
  return (
    <Section label={texts.title} title={joinFacts(findings)} size="small">
      <ProgressBar label={texts.title} value={read} max={Math.max(total, 1)} valueText={share(read, total)} />
      {!showsMore && (
        <Button size="small" onClick={() => setShowsMore(true)}>
          {texts.show}
        </Button>
      )}
      {showsMore && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard must reach that
        <div className={styles.frame} tabIndex={0} role="region" aria-label={texts.title}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{texts.department}</th>
                <th scope="col">{texts.total}</th>
                <th scope="col">{texts.read}</th>
                {mustRead && <th scope="col">{texts.confirmed}</th>}
                <th scope="col">{texts.share}</th>
              </tr>
            </thead>
            <tbody>
              {departmentList.map((row) => (
                <tr key={row.deptNm ?? ''}>
                  <th scope="row">{row.deptNm ?? texts.noDepartment}</th>
                  <td>{format.number(row.total)}</td>
                  <td>{format.number(row.read)}</td>
                  {mustRead && <td>{format.number(row.confirmed)}</td>}
                  <td>{share(row.read, row.total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {people && (
        <details>
          <summary>
            {mustRead ? texts.unread : texts.unreadPlain} {writeTotal(people, format)}
          </summary>
          <ul className={styles.people}>
            {people.content.map((person, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two people of one name in one department are no one's key
              <li key={at}>{joinFacts([person.name, person.deptNm])}</li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}
