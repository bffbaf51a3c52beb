/**
 * The boards as they are configured: some dozens of rows, read once and kept until they change, as the rights are.
 */
import type { NamedResource } from '@naru/contract/access.ts';
import type { Board } from '@naru/contract/areas/board-words.ts';
import { sql } from 'kysely';

import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/http/serve.ts';

export interface BoardCategory {
  readonly code: string;
  readonly nameKo: string;
  readonly nameEn: string | null;
  readonly inUse: boolean;
}

export interface BoardRow {
  readonly code: string;
  readonly menuId: string;
  readonly kind: Board['kind'];
  readonly hasComments: boolean;
  readonly hasSecrets: boolean;
  readonly isAnonymous: boolean;
  readonly hasAudience: boolean;
  /** Opening the posts of others takes it beside the privilege. */
  readonly detailResource: NamedResource | null;
  readonly isDiscussion: boolean;
  readonly keepsHistory: boolean;
  readonly fileCount: number;
  readonly fileMb: number;
  readonly fileExtensions: string[];
  readonly categories: BoardCategory[];
}

type BoardTable = ReadonlyMap<string, BoardRow>;

const KEPT_MS = 30_000;
const kept = new WeakMap<Platform, { value: Promise<BoardTable>; until: number }>();

/** Finds a board; undefined where there is none. */
export async function findBoard(platform: Platform, code: string): Promise<BoardRow | undefined> {
  return (await readBoards(platform)).get(code);
}

/** Lists every board, in its order. */
export async function listBoards(platform: Platform): Promise<BoardRow[]> {
  return [...(await readBoards(platform)).values()];
}

function readBoards(platform: Platform): Promise<BoardTable> {
  const known = kept.get(platform);
  if (known && known.until > Date.now() && platform.signals.isConnected()) return known.value;
  if (!known)
    platform.signals.subscribe((signal) => {
      if (signal === 'boards' || signal === 'lost') forget(platform);
    });
  const value = selectBoards(platform.db);
  kept.set(platform, { value, until: Date.now() + KEPT_MS });
  value.catch(() => forget(platform));
  return value;
}

/** Stays known as subscribed, and is read again. */
function forget(platform: Platform): void {
  const known = kept.get(platform);
  if (known) kept.set(platform, { ...known, until: 0 });
}

const COLUMNS = sql`b.code, b.menu_id as "menuId", b.kind, b.has_comments as "hasComments", b.has_secrets as "hasSecrets",
  b.is_anonymous as "isAnonymous", b.has_audience as "hasAudience",
  b.detail_resource as "detailResource", b.is_discussion as "isDiscussion", b.keeps_history as "keepsHistory", b.file_count as "fileCount", b.file_mb as "fileMb",
  b.file_extensions as "fileExtensions",
  coalesce((
    select jsonb_agg(jsonb_build_object('code', g.code, 'nameKo', g.name_ko, 'nameEn', g.name_en, 'inUse', g.in_use)
      order by g.position, g.code)
    from board_category g where g.board_code = b.code
  ), '[]') as categories`;

async function selectBoards(db: Db): Promise<BoardTable> {
  const rows = await rowsOf<BoardRow>(db)`select ${COLUMNS} from board b order by b.position`;
  return new Map(rows.map((row) => [row.code, row]));
}

/** Selects the board of a post, and whether its menu is in preparation: for callers that know the post alone. */
export function selectOptionalBoardOf(
  db: Db,
  postId: string,
): Promise<(BoardRow & { isInDevelopment: boolean }) | undefined> {
  return firstOf<BoardRow & { isInDevelopment: boolean }>(db)`
    select ${COLUMNS}, menu.is_in_development as "isInDevelopment"
    from post p join board b on b.code = p.board_code join menu on menu.id = b.menu_id
    where p.id = ${postId}::uuid`;
}
