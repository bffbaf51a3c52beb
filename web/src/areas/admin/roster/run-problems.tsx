import { rosters, type RosterProblem, type RosterRunDetail } from '@naru/contract/areas/roster.ts';
import { useState } from 'react';

import { readListStatus, useListCall } from '../../../blocks/list/use-list-call.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { rosterTexts, type RosterTexts } from './texts.ts';

const SIZE = 10;

/** Lists the errors in the bundle: each place and why. */
export function RunProblems({ run }: { readonly run: RosterRunDetail }) {
  const all = useTexts(rosterTexts);
  const texts = all.run;
  const format = useFormat();
  const [page, setPage] = useState(1);
  const input = { params: { id: run.runId }, query: { page: page - 1, size: '10' } } as const;
  const query = useListCall(rosters.pageProblems, input, texts.problems);
  const status = readListStatus(query);
  const problems = query.data?.problemPage;
  const told = problems?.totalElements ?? 0;
  return (
    <Section
      title={texts.problems}
      text={told > 0 && told < run.problemCount ? texts.problemsMore(format.number(told)) : undefined}
      size="small"
      headingLevel={3}
    >
      {status === 'loading' && <Skeleton count={5} />}
      {status === 'error' && <QueryError title={texts.errorTitle} query={query} />}
      {problems && (
        <DefinitionList
          items={problems.content.map((problem) => ({
            id: String(problem.sn),
            term: sayPlace(problem, texts, format.number),
            value: problem.reason,
          }))}
        />
      )}
      {told > SIZE && (
        <Pagination page={page} pageSize={SIZE} total={told} onPageChange={setPage} counted={all.problems} />
      )}
    </Section>
  );
}

/** `users.csv 3행 email`. */
function sayPlace(
  { file, line, column }: RosterProblem,
  texts: RosterTexts['run'],
  write: (line: number) => string,
): string {
  const parts = [file, line === null ? null : texts.line(write(line)), column].filter((part) => part !== null);
  return parts.join(' ') || texts.bundle;
}
