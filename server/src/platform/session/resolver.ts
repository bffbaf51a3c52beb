/**
 * From a bearer token to the person, through a short-lived cache that any change of the session or of rights empties.
 */
import { rightsOf, type RightsTable } from '../access/rights.ts';
import { selectRightsTable } from '../access/store.ts';
import type { Actor, Person } from '../access/actor.ts';
import { koreanDate } from '../time.ts';
import { batchReads } from '../db/batch.ts';
import type { Db } from '../db/db.ts';
import type { Signals } from '../db/signals.ts';
import { isId } from '../db/id.ts';
import { GRACE_MS, judgeToken } from './rules.ts';
import { selectPeople, selectSessions, touchSession, type PersonRow, type SessionRow } from './store.ts';
import type { TokenClaims, Tokens } from './token.ts';

const ACTOR_TTL_MS = 5_000;
const RIGHTS_TTL_MS = 30_000;
const MOST_CACHED = 20_000;

export interface PersonAs {
  readonly now: Date;
  /** The reason of the session that ordered the work. */
  readonly allStudentsReason: string | null;
}

export interface SessionResolver {
  /** The person behind a token, or undefined where the token does not count (any more). */
  readonly resolve: (token: string, now: Date) => Promise<Actor | undefined>;
  /** The person of a session that counts, where no token is sent: pictures at signed addresses. */
  readonly resolveSession: (sessionId: string, now: Date) => Promise<Actor | undefined>;
  /** The person as they are now, for work on their behalf without a request. Undefined where they may not sign in. */
  readonly resolvePerson: (memberId: string, as: PersonAs) => Promise<Person | undefined>;
  /** Those of these people who may sign in, as they are now, in the order of their ids. */
  readonly resolvePeople: (memberIds: readonly string[], now: Date) => Promise<Person[]>;
  readonly rightsTable: () => Promise<RightsTable>;
  readonly tokens: Tokens;
}

interface Cached {
  readonly actor: Actor;
  readonly until: number;
}

export function createSessionResolver(db: Db, tokens: Tokens, signals: Signals): SessionResolver {
  const actors = new Map<string, Cached>();
  let table: { value: Promise<RightsTable>; until: number } | undefined;
  // Counts changes, so that what was read before one is not kept after it.
  let epoch = 0;

  signals.subscribe((signal) => {
    epoch += 1;
    if (signal === 'lost' || signal === 'rights') table = undefined;
    if (signal === 'lost' || signal === 'rights' || signal.startsWith('member:')) actors.clear();
    if (signal.startsWith('session:')) forgetSession(actors, signal.slice('session:'.length));
  });

  const rightsTable = (): Promise<RightsTable> => {
    const now = Date.now();
    if (table && table.until > now && signals.isConnected()) return table.value;
    const value = selectRightsTable(db);
    const entry = { value, until: now + RIGHTS_TTL_MS };
    table = entry;
    value.catch(() => {
      if (table === entry) table = undefined;
    });
    return value;
  };

  // A crowd that comes at once is one read.
  let day: { today: string; read: (sessionId: string) => Promise<SessionRow | undefined> } | undefined;
  const readSession = (sessionId: string, now: Date): Promise<SessionRow | undefined> => {
    const today = koreanDate(now);
    if (day?.today !== today) day = { today, read: batchReads((ids) => selectSessions(db, ids, today)) };
    return day.read(sessionId);
  };

  const resolve = async (token: string, now: Date): Promise<Actor | undefined> => {
    const cached = actors.get(token);
    if (cached && cached.until > now.getTime() && signals.isConnected()) return cached.actor;
    const claims = await tokens.verify(token, now);
    if (!claims || !isId(claims.sessionId)) return undefined;
    const readAt = epoch;
    const [row, rights] = await Promise.all([readSession(claims.sessionId, now), rightsTable()]);
    const standing = row ? judgeToken(row, claims.tokenId, now) : 'dead';
    if (!row || standing === 'dead') return undefined;
    const actor = toActor(row, rights);
    if (now.getTime() - row.lastSeenAt.getTime() > 60_000) await touchSession(db, row.sessionId, now);
    if (readAt === epoch) keep(actors, token, { actor, until: keepUntil(row, claims, { standing, now }) });
    return actor;
  };

  const resolveSession = async (sessionId: string, now: Date): Promise<Actor | undefined> => {
    if (!isId(sessionId)) return undefined;
    const [row, rights] = await Promise.all([readSession(sessionId, now), rightsTable()]);
    return row && judgeToken(row, row.tokenId, now) !== 'dead' ? toActor(row, rights) : undefined;
  };

  const resolvePerson: SessionResolver['resolvePerson'] = async (memberId, { now, allStudentsReason }) => {
    const [rows, rights] = await Promise.all([selectPeople(db, [memberId], koreanDate(now)), rightsTable()]);
    const row = rows.find(isActive);
    return row && toPerson(row, rights, allStudentsReason);
  };

  const resolvePeople: SessionResolver['resolvePeople'] = async (memberIds, now) => {
    if (memberIds.length === 0) return [];
    const [rows, rights] = await Promise.all([selectPeople(db, memberIds, koreanDate(now)), rightsTable()]);
    return rows.filter(isActive).map((row) => toPerson(row, rights, null));
  };
  return { resolve, resolveSession, resolvePerson, resolvePeople, rightsTable, tokens };
}

const isActive = ({ memberStatus }: PersonRow): boolean => memberStatus === 'ACTIVE';

function keepUntil(row: SessionRow, claims: TokenClaims, at: { standing: string; now: Date }): number {
  const graceEnd = at.standing === 'previous' && row.rotatedAt ? row.rotatedAt.getTime() + GRACE_MS : Infinity;
  return Math.min(at.now.getTime() + ACTOR_TTL_MS, claims.expiresAt * 1000, graceEnd);
}

function keep(actors: Map<string, Cached>, token: string, entry: Cached): void {
  if (actors.size >= MOST_CACHED) actors.clear();
  actors.set(token, entry);
}

function forgetSession(actors: Map<string, Cached>, sessionId: string): void {
  for (const [token, cached] of actors) if (cached.actor.sessionId === sessionId) actors.delete(token);
}

function toActor(row: SessionRow, table: RightsTable): Actor {
  return { ...toPerson(row, table, row.allStudentsReason), sessionId: row.sessionId };
}

function toPerson(row: PersonRow, table: RightsTable, allStudentsReason: string | null): Person {
  const roleIds = rolesOf(row);
  const holder = {
    roleIds,
    memberTypes: row.memberTypes,
    duties: row.duties,
    isAdministrator: roleIds.includes('ADMINISTRATOR'),
    isOutsider: row.isExternal,
    hasStudents: row.hasStudents,
  };
  return {
    ...holder,
    owesAgreement: row.owesAgreement,
    memberId: row.memberId,
    username: row.username,
    nameKo: row.nameKo,
    nameEn: row.nameEn,
    studentId: row.studentId,
    departmentCodes: row.departmentCodes,
    headedDepartmentCodes: row.headedDepartmentCodes,
    rights: rightsOf(table, holder),
    allStudentsReason,
  };
}

function rolesOf(row: PersonRow): readonly string[] {
  if (!row.isExternal) return row.roleIds;
  return row.owesAgreement ? [] : ['OUTSIDER'];
}
