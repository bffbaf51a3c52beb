/**
 * Tells who asked for a long list that it is there, or will not be.
 */
import { sql } from 'kysely';

import type { Actor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/pool.ts';
import { notify } from '../notification/notify.ts';
import type { Describe, NotificationType } from '../notification/type.ts';

const EXPORTS_PATH = '/session/export/list';

/** By the names of the lists. */
const describe: Describe = async (db, { entityIds, recipientId, locale }) => {
  const { rows } = await sql<{ id: string; nameKo: string; nameEn: string }>`
    select list_export.id, menu.name_ko as "nameKo", menu.name_en as "nameEn"
    from list_export join menu on menu.id = list_export.menu_id
    where list_export.id = any(${entityIds}::uuid[]) and list_export.member_id = ${recipientId}`.execute(db);
  return new Map(rows.map((row) => [row.id, locale === 'en' ? row.nameEn : row.nameKo]));
};

const BASE = {
  group: 'ACCOUNT',
  channels: ['IN_APP'],
  isMandatory: false,
  isUrgent: false,
  isSensitive: false,
  isFor: ({ rights }: Actor) => rights.held.some(({ resourceCode }) => resourceCode === 'E'),
  describe,
} as const;

export const exportReady: NotificationType = {
  ...BASE,
  type: 'EXPORT_READY',
  texts: {
    ko: {
      name: 'Excel 파일 준비 끝',
      title: (what) => (what === undefined ? '준비했던 Excel 파일이 지워졌어요' : `‘${what}’ Excel 파일이 준비됐어요`),
      body: '내 계정의 준비한 파일에서 받을 수 있어요.',
      action: '준비한 파일 보기',
    },
    en: {
      name: 'Excel file ready',
      title: (what) => (what === undefined ? 'A prepared Excel file has gone' : `Your Excel file of ${what} is ready`),
      body: 'Download it from Prepared files in your account.',
      action: 'See prepared files',
    },
  },
};

export const exportFailed: NotificationType = {
  ...BASE,
  type: 'EXPORT_FAILED',
  texts: {
    ko: {
      name: 'Excel 파일 준비 실패',
      title: (what) => (what === undefined ? 'Excel 파일을 만들지 못했어요' : `‘${what}’ Excel 파일을 만들지 못했어요`),
      body: '내 계정의 준비한 파일에서 이유를 보고 다시 만들 수 있어요.',
      action: '준비한 파일 보기',
    },
    en: {
      name: 'Excel file failed',
      title: (what) =>
        what === undefined ? 'An Excel file could not be made' : `Your Excel file of ${what} could not be made`,
      body: 'See why in Prepared files in your account, and try again.',
      action: 'See prepared files',
    },
  },
};

/** Once for each time that it ended. */
export async function tellOfExport(
  tx: Tx,
  ended: { readonly id: string; readonly memberId: string; readonly at: Date; readonly isReady: boolean },
): Promise<void> {
  await notify(tx, {
    type: ended.isReady ? exportReady : exportFailed,
    recipients: [ended.memberId],
    entityId: ended.id,
    dedupeKey: `${ended.id}:${ended.at.getTime()}`,
    link: EXPORTS_PATH,
  });
}
