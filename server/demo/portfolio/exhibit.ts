/** Nominated portfolios of the demonstration in each state, with reviews, likes, remarks and two reports. */
import { skeletonOf } from '@naru/contract/areas/portfolio/portfolio-path.ts';
import type { NominationAction } from '@naru/contract/areas/portfolio/nomination.ts';
import { PORTFOLIO_REVIEW_POINTS, type NominationStatus } from '@naru/contract/areas/portfolio/shown-words.ts';
import type pg from 'pg';

import { createIds } from '../random.ts';
import { layOutStory } from './exhibit-content.ts';
import { EXHIBIT_STORIES, type ExhibitStory } from './exhibit-texts.ts';

/** Those who review: the office of badges, and staff. */
const REVIEWERS = ['badges', 'staff'] as const;
/** Steps come so many days after the nomination. */
const AFTER = { begin: 2, review: 4, select: 7, consent: 9, end: 300 } as const;

interface Owner {
  readonly id: string;
  readonly name: string;
}

/** Writes them; does nothing where a person is missing. */
export async function exhibitDemoPortfolios(client: pg.ClientBase, today: string): Promise<void> {
  const newId = createIds('exhibited_portfolio');
  const people = await readPeople(client);
  const others = await readOthers(client);
  for (const story of EXHIBIT_STORIES) {
    const owner = story.username === null ? others.get(story.department) : people.get(story.username);
    if (owner) await writeStory(client, { story, owner, people, today, newId });
  }
}

/** Reads the people of the demonstration by their names. */
async function readPeople(client: pg.ClientBase): Promise<Map<string, Owner>> {
  const { rows } = await client.query<Owner & { username: string }>(
    `select m.id, m.username, m.name_ko as name from member m where m.is_demo and m.username = any($1)`,
    [['student', 'freshman', 'graduate', 'peer', 'supervisor', 'chief', 'coach', 'badges', 'staff']],
  );
  return new Map(rows.map(({ id, username, name }) => [username, { id, name }]));
}

/** Reads a student of each department whom nobody signs in as. */
async function readOthers(client: pg.ClientBase): Promise<Map<string, Owner>> {
  const { rows } = await client.query<Owner & { department: string }>(
    `select distinct on (d.name_ko) m.id, m.name_ko as name, d.name_ko as department
     from student s join member m on m.id = s.member_id join department d on d.code = s.department_code
       join member_type t on t.member_id = m.id and t.type_code = 'CURRENT_STUDENT'
     where m.status = 'ACTIVE' and m.username ~ '^[0-9]+$' and d.name_ko = any($1)
     order by d.name_ko, s.grade desc, m.id`,
    [EXHIBIT_STORIES.map(({ department }) => department)],
  );
  return new Map(rows.map(({ id, name, department }) => [department, { id, name }]));
}

interface Writing {
  readonly story: ExhibitStory;
  readonly owner: Owner;
  readonly people: ReadonlyMap<string, Owner>;
  readonly today: string;
  readonly newId: () => string;
}

/** A moment so many days ago, at a full or half hour. */
const MOMENT = `($1::date - $2::int + time '10:30') at time zone 'Asia/Seoul'`;

async function writeStory(client: pg.ClientBase, writing: Writing): Promise<void> {
  const { story, owner, people, today, newId } = writing;
  const [portfolioId, versionId, nominationId] = [newId(), newId(), newId()];
  const content = JSON.stringify(layOutStory(story, owner.name, newId));
  const published = story.daysAgo + 3;
  await client.query(
    `insert into portfolio (id, member_id, title, language, content, content_version, status, visibility,
       published_number, published_content_version, published_at, created_at, changed_at, version)
     values ($3, $4, $5, 'ko', $6::jsonb, 2, 'PUBLISHED', 'PUBLIC', 1, 2, ${MOMENT}, ${MOMENT}, ${MOMENT}, 2)`,
    [today, published, portfolioId, owner.id, story.title, content],
  );
  await client.query(
    `insert into portfolio_version (id, portfolio_id, number, reason, title, language, content, created_at)
     values ($3, $4, 1, 'PUBLISH', $5, 'ko', $6::jsonb, ${MOMENT})`,
    [today, published, versionId, portfolioId, story.title, content],
  );
  await client.query(
    `insert into portfolio_path (path, skeleton, member_id, portfolio_id, taken_at) values ($3, $4, $5, $6, ${MOMENT})`,
    [today, published, story.path, skeletonOf(story.path), owner.id, portfolioId],
  );
  if (story.status === null) return;
  const ids = { portfolioId, versionId, nominationId };
  await writeNomination(client, writing, ids);
  await writeReviews(client, writing, nominationId);
  await writeVoices(client, writing, nominationId);
  if (story.path === 'data-for-lunch') await writeReports(client, { portfolioId, today, newId, people });
}

interface Step {
  readonly action: NominationAction;
  readonly to: NominationStatus;
  readonly actorId: string | null;
  readonly by: string;
  readonly reason?: string | null;
  /** Days after the nomination. */
  readonly after: number;
}

/** Each step counts one. */
const VERSIONS = { NOMINATED: 1, REVIEW: 2, DECLINED: 3, SELECTED: 3, EXHIBITED: 4, ENDED: 5 } as const;

const hasCome = (story: ExhibitStory, ...states: ExhibitStory['status'][]): boolean => states.includes(story.status);

async function writeNomination(
  client: pg.ClientBase,
  { story, owner, people, today, newId }: Writing,
  ids: { readonly portfolioId: string; readonly versionId: string; readonly nominationId: string },
): Promise<void> {
  const isShown = hasCome(story, 'EXHIBITED', 'ENDED');
  const isOver = hasCome(story, 'DECLINED', 'ENDED');
  const nominatedBy = (story.by === null ? undefined : people.get(story.by)?.id) ?? owner.id;
  const endedAfter = story.status === 'ENDED' ? AFTER.end : AFTER.select;
  await client.query(
    `insert into portfolio_nomination (id, portfolio_id, member_id, version_id, nominated_by, reason, status,
       nominated_at, consented_at, shows_name, exhibit_from, exhibit_to, ended_at, end_reason, like_count, praise, version)
     values ($3, $4, $5, $6, $7, $8, $9, ${MOMENT},
       case when $10 then ($1::date - $2::int + $11::int + time '15:00') at time zone 'Asia/Seoul' end, $12,
       case when $10 then $1::date - $2::int + $11::int end, case when $10 then $1::date - $2::int + $11::int + 290 end,
       case when $13 then ($1::date - $2::int + $14::int + time '09:30') at time zone 'Asia/Seoul' end, $15, 0, $16, $17)`,
    [
      today,
      story.daysAgo,
      ids.nominationId,
      ids.portfolioId,
      owner.id,
      ids.versionId,
      nominatedBy,
      story.reason,
      story.status,
      isShown,
      AFTER.consent,
      story.showsName,
      isOver,
      endedAfter,
      story.endReason,
      story.praise,
      VERSIONS[story.status ?? 'NOMINATED'],
    ],
  );
  const office = people.get(REVIEWERS[0])?.id ?? null;
  const nominator = { actorId: nominatedBy, by: nominatedBy === owner.id ? 'OWNER' : 'NOMINATOR' };
  const reviewer = { actorId: office, by: 'OFFICE' };
  const steps: Step[] = [{ action: 'NOMINATE', to: 'NOMINATED', ...nominator, reason: story.reason, after: 0 }];
  if (story.status !== 'NOMINATED') steps.push({ action: 'BEGIN', to: 'REVIEW', ...reviewer, after: AFTER.begin });
  if (hasCome(story, 'SELECTED', 'EXHIBITED', 'ENDED'))
    steps.push({ action: 'SELECT', to: 'SELECTED', ...reviewer, after: AFTER.select });
  if (isShown) steps.push({ action: 'CONSENT', to: 'EXHIBITED', actorId: owner.id, by: 'OWNER', after: AFTER.consent });
  if (story.status === 'DECLINED')
    steps.push({ action: 'DECLINE', to: 'DECLINED', ...reviewer, reason: story.endReason, after: AFTER.select });
  if (story.status === 'ENDED')
    steps.push({ action: 'OVER', to: 'ENDED', actorId: null, by: 'SYSTEM', after: AFTER.end });
  for (const [at, { action, to, actorId, by, reason = null, after }] of steps.entries())
    await client.query(
      `insert into status_change (id, entity, entity_id, from_status, to_status, action, actor_id, actor_role, reason, at)
       values ($3, 'portfolio_nomination', $4, $5, $6, $7, $8, $9, $10, ${MOMENT})`,
      [
        today,
        story.daysAgo - after,
        newId(),
        ids.nominationId,
        steps[at - 1]?.to ?? null,
        to,
        action,
        actorId,
        by,
        reason,
      ],
    );
}

async function writeReviews(
  client: pg.ClientBase,
  { story, people, today }: Writing,
  nominationId: string,
): Promise<void> {
  for (const [at, scores] of story.scores.entries()) {
    const reviewer = people.get(REVIEWERS[at] ?? '');
    if (!reviewer) continue;
    const points = Object.fromEntries(PORTFOLIO_REVIEW_POINTS.map((point, place) => [point, scores[place]]));
    await client.query(
      `insert into portfolio_review (nomination_id, reviewer_id, scores, note, reviewed_at)
       values ($3, $4, $5::jsonb, '', ${MOMENT})`,
      [today, story.daysAgo - AFTER.review - at, nominationId, reviewer.id, JSON.stringify(points)],
    );
  }
}

/** Likes of students, and remarks one day after another. */
async function writeVoices(
  client: pg.ClientBase,
  { story, owner, people, today, newId }: Writing,
  nominationId: string,
): Promise<void> {
  const since = story.daysAgo - AFTER.consent - 1;
  await client.query(
    `with liked as (
       insert into portfolio_like (nomination_id, member_id, liked_at)
       select $3::uuid, s.member_id, ${MOMENT} from student s
       where s.member_id <> $4 order by md5(s.member_id::text || $3::text) limit $5 returning 1)
     update portfolio_nomination n set like_count = (select count(*) from liked) where n.id = $3::uuid`,
    [today, since, nominationId, owner.id, story.likes],
  );
  for (const [at, [username, text]] of story.remarks.entries()) {
    const author = people.get(username);
    if (!author) continue;
    await client.query(
      `insert into portfolio_remark (id, nomination_id, author_id, text, written_at) values ($3, $4, $5, $6, ${MOMENT})`,
      [today, since - at - 1, newId(), nominationId, author.id, text],
    );
  }
}

/** Two readers report the same portfolio: one signed in, one not. */
async function writeReports(
  client: pg.ClientBase,
  { portfolioId, today, newId, people }: Pick<Writing, 'today' | 'newId' | 'people'> & { readonly portfolioId: string },
): Promise<void> {
  const reports = [
    ['PERSONAL_DATA', '사진 뒤쪽에 다른 학생들의 얼굴이 그대로 보여요.', people.get('freshman')?.id ?? null, 3],
    ['OTHER', '식당 이름이 실제와 달라요.', null, 1],
  ] as const;
  for (const [reason, text, reporterId, daysAgo] of reports)
    await client.query(
      `insert into portfolio_report (id, portfolio_id, version_number, reason, text, reporter_id, reported_at, status)
       values ($3, $4, 1, $5, $6, $7, ${MOMENT}, 'OPEN')`,
      [today, daysAgo, newId(), portfolioId, reason, text, reporterId],
    );
}
