import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';
import type { ProgrammeSlug } from '@naru/contract/areas/learning/words.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useEffect, useState } from 'react';

import { saveCsv } from '../../../../blocks/import/save-csv.ts';
import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Stack } from '../../../../ui/stack.tsx';
import { catalogueTexts } from '../texts.ts';
import styles from './detail-screen.module.css';
import { isInOrder, workOutDraw, type WorkedOut } from './work-out-draw.ts';

const SIZE = 20;
type Draw = CallOutput<typeof catalogue.readDraw>;

/** Everybody's number in the order of the lottery, worked out again in this browser. */
export function DrawnOrder({ type, programmeId }: { readonly type: ProgrammeSlug; readonly programmeId: string }) {
  const texts = useTexts(catalogueTexts).draw;
  const query = useCall(catalogue.readDraw, { params: { type, id: programmeId } }, { label: texts.title });
  if (query.isError) return <QueryError title={texts.errorTitle} query={query} />;
  if (!query.data) return <Skeleton count={6} />;
  return <Order draw={query.data} />;
}

function Order({ draw }: { readonly draw: Draw }) {
  const texts = useTexts(catalogueTexts).draw;
  const format = useFormat();
  const worked = useWorkedOut(draw);
  const { traineeIdList, seatCount, ownPlace } = draw;
  const save = (): void => {
    const hashes = new Map(worked?.map(({ traineeId, hash }) => [traineeId, hash]));
    const rows = traineeIdList.map((id, at) => [String(at + 1), id, hashes.get(id) ?? '']);
    saveCsv([texts.columns, ...rows], texts.fileName);
  };
  return (
    <Stack>
      <p>
        {texts.summary({ people: format.number(traineeIdList.length), seats: format.number(seatCount) })}
        {ownPlace !== null && <b> {texts.ownPlace(format.number(ownPlace))}</b>}
      </p>
      <Verdict worked={worked} />
      <Numbers draw={draw} />
      <div>
        <Button size="small" onClick={save}>
          {texts.save}
        </Button>
      </div>
    </Stack>
  );
}

/** Undefined while it computes; null where the browser does not compute hashes. */
function useWorkedOut({ seed, traineeIdList }: Draw): WorkedOut[] | null | undefined {
  const [worked, setWorked] = useState<WorkedOut[] | null>();
  useEffect(() => {
    let isHere = true;
    void workOutDraw(seed, traineeIdList).then((order) => isHere && setWorked(order));
    return () => {
      isHere = false;
    };
  }, [seed, traineeIdList]);
  return worked;
}

function Verdict({ worked }: { readonly worked: WorkedOut[] | null | undefined }) {
  const texts = useTexts(catalogueTexts).draw;
  if (worked === undefined) return null;
  if (worked === null) return <p className={styles.note}>{texts.cannotCheck}</p>;
  return isInOrder(worked) ? (
    <Notice live="polite">{texts.isRight}</Notice>
  ) : (
    <Notice tone="red" live="polite">
      {texts.isWrong}
    </Notice>
  );
}

/** Begins with the page on which the reader's own number stands. */
function Numbers({ draw: { traineeIdList, seatCount, ownPlace } }: { readonly draw: Draw }) {
  const texts = useTexts(catalogueTexts).draw;
  const format = useFormat();
  const [page, setPage] = useState(Math.ceil((ownPlace ?? 1) / SIZE));
  const first = (page - 1) * SIZE;
  return (
    <>
      <ol className={styles.order} start={first + 1}>
        {traineeIdList.slice(first, first + SIZE).map((id, at) => (
          <li key={id} className={styles.drawn} data-own={first + at + 1 === ownPlace || undefined}>
            <span>{format.number(first + at + 1)}</span>
            <span className={styles.seed}>{id}</span>
            {first + at < seatCount && <span className={styles.note}>{texts.seat}</span>}
          </li>
        ))}
      </ol>
      {traineeIdList.length > SIZE && (
        <Pagination
          page={page}
          pageSize={SIZE}
          total={traineeIdList.length}
          onPageChange={setPage}
          counted={texts.counted}
        />
      )}
    </>
  );
}
