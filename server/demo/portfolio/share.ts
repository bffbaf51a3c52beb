/** A letter that the demonstration's student shows to their advisor, who opened it once, and where its cards are used. */
import type pg from 'pg';

import { createIds } from '../random.ts';

const STUDENT = 'student';
const DAYS_AGO = { shared: 4, opened: 3 } as const;

/** Shares the letter whose answers are furthest; does nothing where there is no letter or no advisor. */
export async function shareDemoPapers(client: pg.ClientBase, today: string): Promise<void> {
  const { rows } = await client.query<{ letter: string; owner: string; advisor: string }>(
    `select l.id as letter, l.member_id as owner, given.advisor_id as advisor
     from cover_letter l
       join member m on m.id = l.member_id and m.username = $1
       join student s on s.member_id = m.id
       join advisor_assignment given on given.student_id = s.id and given.kind = 'ADVISOR'
         and given.begins_on <= $2::date and (given.ends_on is null or given.ends_on >= $2::date)
       join cover_letter_question q on q.letter_id = l.id and q.deleted_at is null
     where l.deleted_at is null and l.language = 'ko'
     group by l.id, given.advisor_id order by sum(length(q.answer)) desc, l.id limit 1`,
    [STUDENT, today],
  );
  const [found] = rows;
  if (!found) return;
  const { letter, owner, advisor } = found;
  await client.query(
    `insert into paper_share (id, member_id, paper, paper_id, audience, granted_at)
     values ($1, $2, 'LETTER', $3, 'ADVISOR', ($4::date - $5::int + time '11:00') at time zone 'Asia/Seoul')`,
    [createIds('paper_share')(), owner, letter, today, DAYS_AGO.shared],
  );
  await client.query(
    `insert into paper_view (id, paper, paper_id, viewer_id, audience, viewed_at)
     values ($1, 'LETTER', $2, $3, 'ADVISOR', ($4::date - $5::int + time '15:30') at time zone 'Asia/Seoul')`,
    [createIds('paper_view')(), letter, advisor, today, DAYS_AGO.opened],
  );
  await client.query(
    `insert into experience_use (card_id, question_id, used_at)
     select c.id, q.id, c.changed_at
     from (select id, changed_at, row_number() over (order by changed_at, id) as place
         from experience_card where member_id = $1) c
       join (select q.id, row_number() over (order by q.position, q.id) as place
         from cover_letter_question q where q.letter_id = $2 and q.deleted_at is null and q.answer <> '') q
         on q.place = c.place
     where c.place = 2`,
    [owner, letter],
  );
}
