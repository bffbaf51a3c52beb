import type { Channel } from '@naru/contract/areas/notification.ts';

import type { Db, Tx } from '../../platform/db/db.ts';
import type { Preference } from './rules.ts';

export interface ChoiceRow {
  readonly type: string;
  readonly channel: Channel;
  readonly isOn: boolean;
}

export function selectOptionalPreference(db: Db, memberId: string): Promise<Preference | undefined> {
  return db
    .selectFrom('notification_preference as preference')
    .select([
      'preference.is_quiet as isQuiet',
      'preference.quiet_from as quietFrom',
      'preference.quiet_to as quietTo',
      'preference.is_digest as isDigest',
      'preference.version',
    ])
    .where('preference.member_id', '=', memberId)
    .executeTakeFirst();
}

export async function selectChoices(db: Db, memberId: string): Promise<ChoiceRow[]> {
  const rows = await db
    .selectFrom('notification_choice as choice')
    .select(['choice.type', 'choice.channel', 'choice.is_on as isOn'])
    .where('choice.member_id', '=', memberId)
    .execute();
  return rows.map((row) => ({ ...row, channel: row.channel as Channel })); // the column's check allows these only
}

export async function selectAddresses(
  db: Db,
  memberId: string,
): Promise<{ readonly email: string | null; readonly phone: string | null }> {
  return db
    .selectFrom('member')
    .select(['member.email', 'member.phone'])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** Saves by compare-and-swap on the version; 0 where nothing was chosen yet. False where another window was faster. */
export async function savePreference(tx: Tx, memberId: string, preference: Preference): Promise<boolean> {
  const values = {
    is_quiet: preference.isQuiet,
    quiet_from: preference.quietFrom,
    quiet_to: preference.quietTo,
    is_digest: preference.isDigest,
  };
  if (preference.version === 0) {
    const inserted = await tx
      .insertInto('notification_preference')
      .values({ member_id: memberId, ...values })
      .onConflict((conflict) => conflict.column('member_id').doNothing())
      .executeTakeFirst();
    return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const updated = await tx
    .updateTable('notification_preference')
    .set({ ...values, version: preference.version + 1 })
    .where('notification_preference.member_id', '=', memberId)
    .where('notification_preference.version', '=', preference.version)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

export async function replaceChoices(tx: Tx, memberId: string, choices: readonly ChoiceRow[]): Promise<void> {
  if (choices.length === 0) return;
  await tx
    .insertInto('notification_choice')
    .values(
      choices.map((choice) => ({
        member_id: memberId,
        type: choice.type,
        channel: choice.channel,
        is_on: choice.isOn,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'type', 'channel']).doUpdateSet((eb) => ({ is_on: eb.ref('excluded.is_on') })),
    )
    .execute();
}
