/**
 * Portfolios of the demonstration: with what the university knows of their owners, pictures in the store of files, and
 * versions that were published. Written once everything that they name is there.
 */
import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import { listResumeIds } from '@naru/contract/areas/portfolio/page-names.ts';
import { skeletonOf } from '@naru/contract/areas/portfolio/portfolio-path.ts';
import { emptyContent } from '@naru/contract/areas/portfolio/resume-shape.ts';
import type { PortfolioVisibility } from '@naru/contract/areas/portfolio/shown-words.ts';
import type pg from 'pg';

import { hashLinkToken, makeLinkToken } from '../../src/areas/portfolio/core/link-token.ts';
import { createDeriver } from '../../src/platform/derive.ts';
import type { FileStore } from '../../src/platform/files/store.ts';
import { addDays } from '../calendar.ts';
import { departmentBySubject } from '../colleges.ts';
import { createIds } from '../random.ts';
import * as others from './other-pages.ts';
import type { PageTools } from './page-maker.ts';
import { keepPictures, type DrawnPicture } from './page-pictures.ts';
import * as own from './student-pages.ts';

interface Planned {
  /** Somebody of the cast, or the first student of a department who is none of it. */
  readonly owner: { readonly username: string } | { readonly subject: string };
  readonly title: string;
  readonly make: (tools: PageTools, year: number) => PortfolioContent;
  readonly visibility: PortfolioVisibility;
  /** Absent: it was never published. */
  readonly path?: string;
  readonly isPublished?: false;
  readonly views: number;
  /** Days ago on which it was begun and changed last. */
  readonly days: readonly [begun: number, changed: number];
  /** A secret link under this name. */
  readonly link?: string;
}

const student = { username: 'student' };

const PLANNED: readonly Planned[] = [
  {
    owner: student,
    title: '콘텐츠 기획자 김서윤',
    make: own.makePublicPage,
    visibility: 'PUBLIC',
    path: 'seoyun-content',
    views: 128,
    days: [34, 3],
  },
  {
    owner: student,
    title: '한빛문화재단 지원용',
    make: own.makeCompanyPage,
    visibility: 'LINK',
    path: 'seoyun-hanbit',
    views: 6,
    days: [12, 5],
    link: '한빛문화재단 홍보팀',
  },
  {
    owner: student,
    title: '영상 작업 모음',
    make: own.makeDraftPage,
    visibility: 'PRIVATE',
    isPublished: false,
    views: 0,
    days: [2, 1],
  },
  {
    owner: { username: 'alumni' },
    title: '시장 사람들을 쓰는 하준서',
    make: others.makeAlumniPage,
    visibility: 'PUBLIC',
    path: 'junseo-writes',
    views: 342,
    days: [60, 20],
  },
  {
    owner: { username: 'graduate' },
    title: '미루기를 재는 연구',
    make: others.makeResearchPage,
    visibility: 'PUBLIC',
    path: 'yujin-research',
    views: 97,
    days: [45, 14],
  },
  {
    owner: { subject: 'VIS' },
    title: '읽기 쉬운 화면',
    make: others.makeDesignPage,
    visibility: 'PUBLIC',
    path: 'quiet-screens',
    views: 511,
    days: [80, 25],
  },
  {
    owner: { subject: 'MEC' },
    title: '부러지지 않는 로봇 팔',
    make: others.makeMachinePage,
    visibility: 'PUBLIC',
    path: 'apple-robot-arm',
    views: 264,
    days: [50, 9],
  },
  {
    owner: { subject: 'NUR' },
    title: '환자의 말로',
    make: others.makeNursePage,
    visibility: 'PUBLIC',
    path: 'words-for-patients',
    views: 188,
    days: [70, 31],
  },
  {
    owner: { subject: 'DSC' },
    title: '버스는 왜 늦을까',
    make: others.makeDataPage,
    visibility: 'PUBLIC',
    path: 'why-buses-wait',
    views: 233,
    days: [40, 11],
  },
];

/** Records of a kind that a page names. */
const MOST = { programmes: 4, badges: 6 } as const;
const LINK_DAYS = 90;

export interface PortfolioSeed {
  readonly today: string;
  readonly files?: FileStore | undefined;
  /** Secrets of links follow from it; without it there is no link. */
  readonly secret?: string | undefined;
}

interface Owner {
  readonly memberId: string;
  readonly nameKo: string;
  readonly resumeId: string | null;
  readonly studentIds: string[];
  readonly programmes: string[];
  readonly badges: string[];
}

/** Writes the portfolios; one whose owner is not there is left out. */
export async function seedPortfolios(client: pg.ClientBase, { today, files, secret }: PortfolioSeed): Promise<void> {
  const nextId = {
    portfolio: createIds('portfolio'),
    version: createIds('portfolio_version'),
    link: createIds('portfolio_link'),
    part: createIds('portfolio_part'),
    file: createIds('portfolio_file'),
  };
  const year = Number(today.slice(0, 4));
  const used: string[] = [];
  for (const planned of PLANNED) {
    const owner = await findOwner(client, planned.owner, { used, today });
    if (!owner) continue;
    if ('subject' in planned.owner) used.push(owner.memberId);
    const id = nextId.portfolio();
    const drawn: DrawnPicture[] = [];
    const content = planned.make(
      {
        picture: (scene, altText) => {
          if (!files) return undefined;
          const fileId = nextId.file();
          drawn.push({ fileId, scene, altText });
          return { fileId, fileSn: 1, altText, isDecorative: false };
        },
        nextId: nextId.part,
        sources: [
          ...owner.studentIds.map((studentId) => ({ kind: 'studies', id: studentId })),
          ...owner.programmes.map((traineeId) => ({ kind: 'programme', id: traineeId })),
        ],
        badges: owner.badges,
        resumeId: owner.resumeId,
        nameKo: owner.nameKo,
      },
      year,
    );
    const at = (daysAgo: number, time: string): string => `${addDays(today, -daysAgo)}T${time}:00+09:00`;
    const [begun, changed] = planned.days;
    const moments = { begun: at(begun, '14:00'), changed: at(changed, '20:30') };
    await insertPortfolio(client, { id, planned, owner, content, moments, nextVersionId: nextId.version });
    if (files)
      await keepPictures(client, {
        files,
        pictures: drawn,
        portfolioId: id,
        memberId: owner.memberId,
        at: moments.begun,
      });
    if (planned.isPublished ?? true) await insertViews(client, { portfolioId: id, today, begun, views: planned.views });
    if (planned.link !== undefined && secret !== undefined)
      await insertLink(client, {
        id: nextId.link(),
        portfolioId: id,
        name: planned.link,
        secret,
        begins: moments.changed,
        ends: at(changed - LINK_DAYS, '23:30'),
        views: planned.views,
      });
  }
}

async function findOwner(
  client: pg.ClientBase,
  owner: Planned['owner'],
  { used, today }: { readonly used: readonly string[]; readonly today: string },
): Promise<Owner | undefined> {
  const [username, code] =
    'username' in owner ? [owner.username, null] : [null, departmentBySubject(owner.subject).code];
  const { rows } = await client.query<Owner>(
    `select m.id as "memberId", m.name_ko as "nameKo",
       (select r.id from resume r where r.member_id = m.id and r.deleted_at is null order by r.is_default desc, r.id limit 1) as "resumeId",
       array(select s.id from student s where s.member_id = m.id order by s.id) as "studentIds",
       array(select t.id from trainee t where t.member_id = m.id and t.completed_at is not null
         order by t.completed_at desc, t.id limit $4) as programmes,
       array(select b.id from badge_assertion b where b.member_id = m.id and b.status = 'GRANTED'
           and (b.expires_at is null or b.expires_at > $6::date)
         order by b.granted_at desc, b.id limit $5) as badges
     from member m left join student own on own.member_id = m.id
     where m.status = 'ACTIVE' and m.id <> all($3::uuid[])
       and (m.username = $1 or (own.department_code = $2 and own.register_status = 'ENROLLED' and not exists (
         select from resume r where r.member_id = m.id)))
     order by (select count(*) from trainee t where t.member_id = m.id and t.completed_at is not null) desc, m.id limit 1`,
    [username, code, used, MOST.programmes, MOST.badges, today],
  );
  return rows[0];
}

interface NewPortfolio {
  readonly id: string;
  readonly planned: Planned;
  readonly owner: Owner;
  readonly content: PortfolioContent;
  readonly moments: { readonly begun: string; readonly changed: string };
  readonly nextVersionId: () => string;
}

async function insertPortfolio(client: pg.ClientBase, made: NewPortfolio): Promise<void> {
  const { id, planned, owner, content, moments, nextVersionId } = made;
  const { title, visibility, views, path, isPublished = true } = planned;
  const json = JSON.stringify(content);
  const published = isPublished ? 2 : null;
  await client.query(
    `insert into portfolio (id, member_id, title, language, content, content_version, status, visibility,
       published_number, published_content_version, published_at, view_count, created_at, changed_at)
     values ($1, $2, $3, 'ko', $4::jsonb, 2, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      id,
      owner.memberId,
      title,
      json,
      isPublished ? 'PUBLISHED' : 'DRAFT',
      visibility,
      published,
      published,
      isPublished ? moments.changed : null,
      views,
      moments.begun,
      moments.changed,
    ],
  );
  const earlier = JSON.stringify({ ...content, rowList: content.rowList.slice(0, 1) });
  const versions = [
    { number: 1, reason: 'AUTO', content: earlier, at: moments.begun },
    ...(isPublished ? [{ number: 2, reason: 'PUBLISH', content: json, at: moments.changed }] : []),
  ];
  for (const version of versions)
    await client.query(
      `insert into portfolio_version (id, portfolio_id, number, reason, title, language, content, created_at)
       values ($1, $2, $3, $4, $5, 'ko', $6::jsonb, $7)`,
      [nextVersionId(), id, version.number, version.reason, title, version.content, version.at],
    );
  if (isPublished)
    await client.query(
      `update portfolio_version v set resumes = coalesce((
         select jsonb_agg(jsonb_build_object('id', r.id, 'title', r.title, 'isBlind', r.is_blind, 'version', r.version,
           'content', r.content || jsonb_build_object('person', $4::jsonb))) from resume r
         where r.member_id = $2 and r.id = any($3::uuid[])), '[]')
       where v.portfolio_id = $1 and v.reason = 'PUBLISH'`,
      [id, owner.memberId, listResumeIds(content), JSON.stringify(emptyContent().person)],
    );
  if (path === undefined) return;
  await client.query(
    `insert into portfolio_path (path, skeleton, member_id, portfolio_id, taken_at) values ($1, $2, $3, $4, $5)`,
    [path, skeletonOf(path), owner.memberId, id, moments.changed],
  );
}

interface Views {
  readonly portfolioId: string;
  readonly today: string;
  /** Days ago. */
  readonly begun: number;
  readonly views: number;
}

/** Spreads its views over the days since it was begun, with fewer of them at weekends. */
async function insertViews(client: pg.ClientBase, { portfolioId, today, begun, views }: Views): Promise<void> {
  const days = Array.from({ length: begun }, (_, at) => addDays(today, at - begun));
  const weights = days.map((day, at) => (isWeekend(day) ? 1 : 3) + ((at * 7) % 4));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight, at) => {
    const before = weights.slice(0, at).reduce((sum, one) => sum + one, 0);
    return Math.round(((before + weight) * views) / all) - Math.round((before * views) / all);
  });
  await client.query(
    `insert into portfolio_view_day (portfolio_id, day, view_count)
     select $1, given.day, given.count from unnest($2::date[], $3::integer[]) as given(day, count) where given.count > 0`,
    [portfolioId, days, shares],
  );
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

interface NewLink {
  readonly id: string;
  readonly portfolioId: string;
  readonly name: string;
  readonly secret: string;
  readonly begins: string;
  readonly ends: string;
  readonly views: number;
}

async function insertLink(client: pg.ClientBase, link: NewLink): Promise<void> {
  const token = makeLinkToken(createDeriver(link.secret), link.id);
  await client.query(
    `insert into portfolio_link (id, portfolio_id, name, token_hash, ends_at, view_count, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [link.id, link.portfolioId, link.name, hashLinkToken(token), link.ends, link.views, link.begins],
  );
}
