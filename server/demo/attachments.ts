/**
 * Attachments of the demonstration's posts, claims and requests: bytes in the store of files, rows beside them. Bytes of a
 * failed fill are swept like any others without a row.
 */
import type pg from 'pg';

import { REQUEST_FILES } from '../src/areas/counselling/meeting/core/files.ts';
import { CLAIM } from '../src/areas/mileage/claim/store.ts';
import { POST_FILES } from '../src/blocks/board/post/files.ts';
import { newId } from '../src/platform/db/id.ts';
import { mimeTypeOf } from '../src/platform/files/inspect.ts';
import { encodePicture } from '../src/platform/files/picture.ts';
import type { FileStore } from '../src/platform/files/store.ts';
import { createKeyMaker } from '../src/platform/sealing/sealing.ts';
import { makePdf, makePoster } from './documents.ts';

const POSTS_A_BOARD = 16;
/** Every so many of them has a poster too. */
const POSTER_EVERY = 4;
const REQUESTS = 6;
/** Claims that wait or were decided last have their evidence. */
const CLAIMS = 60;
const LINE_LENGTH = 44;
const MOST_LINES = 28;

interface Filling {
  readonly client: pg.ClientBase;
  readonly files: FileStore;
}

export async function attachFiles(
  client: pg.ClientBase,
  { files, keys }: { readonly files: FileStore; readonly keys: string | undefined },
): Promise<void> {
  await attachToPosts({ client, files });
  await attachToClaims({ client, files });
  if (keys !== undefined) await attachToRequests({ client, files }, keys);
}

interface PostRow {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly authorId: string;
  readonly at: Date;
}

/** Boards on which people expect a file; advice and talk go without. */
const BOARDS_WITH_FILES = ['notice', 'archive', 'analsrpt', 'lrncntstpr', 'studmntr.notice'];

async function attachToPosts(filling: Filling): Promise<void> {
  const { rows } = await filling.client.query<PostRow>(
    `select post.id, post.title, post.body_text as body, post.author_id as "authorId", post.publish_from as at
     from (select board.code from board where board.code = any ($2)) as board,
     lateral (select * from post where post.board_code = board.code order by post.publish_from desc limit $1) as post`,
    [POSTS_A_BOARD, BOARDS_WITH_FILES],
  );
  for (const [at, post] of rows.entries()) await attachToPost(filling, post, at);
}

async function attachToPost({ client, files }: Filling, post: PostRow, at: number): Promise<void> {
  const groupId = newId();
  const pdf = makePdf(post.title, wrap(post.body));
  const entries = [{ ...(await keep(files, pdf)), name: `${nameOf(post.title)}.pdf`, picture: undefined }];
  const poster = at % POSTER_EVERY === 0 ? [await keepPoster(files, at, post.authorId)] : [];
  const all = [...entries, ...poster];
  await insertGroup(client, {
    id: groupId,
    ownerId: post.authorId,
    entity: POST_FILES,
    entityId: post.id,
    keyId: null,
    at: post.at,
    count: all.length,
  });
  for (const [place, entry] of all.entries())
    await insertEntry(client, { ...entry, groupId, sn: place + 1, by: post.authorId, at: post.at });
  await client.query('update post set file_id = $2, file_count = $3 where post.id = $1', [
    post.id,
    groupId,
    all.length,
  ]);
}

interface ClaimRow {
  readonly id: string;
  readonly memberId: string;
  readonly item: string;
  readonly evidence: string;
  readonly happenedOn: string;
  readonly at: Date;
}

/** Attaches the evidence that an item asks for. */
async function attachToClaims({ client, files }: Filling): Promise<void> {
  const { rows } = await client.query<ClaimRow>(
    `select claim.id, claim.member_id as "memberId", item.name_ko as item, item.evidence_ko as evidence,
       claim.happened_on::text as "happenedOn", claim.asked_at as at
     from mileage_claim claim join mileage_item item on item.id = claim.item_id
     where item.evidence_ko <> '' order by claim.status <> 'WAIT', claim.asked_at desc, claim.id limit $1`,
    [CLAIMS],
  );
  for (const { id, memberId, item, evidence, happenedOn, at } of rows) {
    const groupId = newId();
    const entry = await keep(files, makePdf(evidence, [`항목: ${item}`, `활동한 날: ${happenedOn}`]));
    await insertGroup(client, {
      id: groupId,
      ownerId: memberId,
      entity: CLAIM,
      entityId: id,
      keyId: null,
      at,
      count: 1,
    });
    await insertEntry(client, {
      ...entry,
      name: `${evidence}.pdf`,
      picture: undefined,
      groupId,
      sn: 1,
      by: memberId,
      at,
    });
    await client.query('update mileage_claim set file_id = $2 where mileage_claim.id = $1', [id, groupId]);
  }
}

/** Attaches files to requests of students of the cast, sealed as in the portal. */
async function attachToRequests({ client, files }: Filling, keys: string): Promise<void> {
  const { rows } = await client.query<{ id: string; memberId: string; at: Date }>(
    `select request.id, member.id as "memberId", request.created_at as at
     from counselling_request request join student on student.id = request.student_id join member on member.id = student.member_id
     where member.is_demo and request.source = 'STUDENT' order by request.created_at desc limit $1`,
    [REQUESTS],
  );
  const sealing = createKeyMaker(keys);
  for (const request of rows) {
    const { key, row } = sealing(newId());
    const pdf = makePdf('상담에서 이야기하고 싶은 것', [
      '1. 지금 고민하는 진로',
      '2. 이번 학기에 듣는 과목',
      '3. 여쭤보고 싶은 것',
    ]);
    const object = await files.stage(key.sealFile(pdf));
    await files.keep(object.id);
    await client.query('insert into data_key (id, master, wrapped, created_at) values ($1, $2, $3, $4)', [
      row.id,
      row.master,
      row.wrapped,
      request.at,
    ]);
    const groupId = newId();
    const by = request.memberId;
    await insertGroup(client, {
      id: groupId,
      ownerId: by,
      entity: REQUEST_FILES,
      entityId: request.id,
      keyId: row.id,
      at: request.at,
      count: 1,
    });
    const entry = {
      objectId: object.id,
      sha256: object.sha256,
      size: pdf.length,
      extension: 'pdf' as const,
      picture: undefined,
    };
    await insertEntry(client, {
      ...entry,
      name: key.seal('name', '상담 준비.pdf'),
      groupId,
      sn: 1,
      by,
      at: request.at,
    });
    await client.query('update counselling_request set file_id = $2 where counselling_request.id = $1', [
      request.id,
      groupId,
    ]);
  }
}

interface Kept {
  readonly objectId: string;
  readonly sha256: string;
  readonly size: number;
  readonly extension: 'pdf' | 'png';
}

async function keep(files: FileStore, bytes: Buffer): Promise<Kept> {
  const { id, sha256, size } = await files.stage(bytes);
  await files.keep(id);
  return { objectId: id, sha256, size, extension: 'pdf' };
}

async function keepPoster(files: FileStore, number: number, memberId: string) {
  const staged = await files.stage(makePoster(number));
  const picture = await encodePicture(staged.path, memberId);
  if (typeof picture === 'string') throw new Error(`The poster of the demonstration is ${picture}.`);
  const shown = await files.stage(picture.bytes);
  await files.keep(staged.id);
  await files.keep(shown.id);
  const { id: objectId, sha256, size } = staged;
  const { width, height } = picture;
  return {
    objectId,
    sha256,
    size,
    extension: 'png' as const,
    name: '포스터.png',
    picture: { id: shown.id, width, height },
  };
}

async function insertGroup(
  client: pg.ClientBase,
  group: {
    id: string;
    ownerId: string;
    entity: string;
    entityId: string;
    keyId: string | null;
    at: Date;
    count: number;
  },
): Promise<void> {
  await client.query(
    `insert into file_group (id, owner_id, entity, entity_id, data_key_id, last_sn, created_at, touched_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [group.id, group.ownerId, group.entity, group.entityId, group.keyId, group.count, group.at],
  );
}

interface Entry extends Kept {
  readonly groupId: string;
  readonly sn: number;
  readonly name: string;
  readonly picture: { readonly id: string; readonly width: number; readonly height: number } | undefined;
  readonly by: string;
  readonly at: Date;
}

async function insertEntry(client: pg.ClientBase, entry: Entry): Promise<void> {
  const { picture } = entry;
  await client.query(
    `insert into file_entry (group_id, sn, name, extension, mime_type, size, sha256, object_id, picture_id, picture_width,
       picture_height, alt_text, uploaded_by, uploaded_at, attached_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14)`,
    [
      entry.groupId,
      entry.sn,
      entry.name,
      entry.extension,
      mimeTypeOf(entry.extension),
      entry.size,
      entry.sha256,
      entry.objectId,
      picture?.id ?? null,
      picture?.width ?? null,
      picture?.height ?? null,
      picture ? '행사 포스터' : null,
      entry.by,
      entry.at,
    ],
  );
}

/** Returns a file name that every file system accepts. */
function nameOf(title: string): string {
  return title
    .replaceAll(/[\\/:*?"<>|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    for (let from = 0; from < paragraph.length; from += LINE_LENGTH)
      lines.push(paragraph.slice(from, from + LINE_LENGTH));
  }
  return lines.slice(0, MOST_LINES);
}
