/** Notifies a person who asked for a long list that it is ready, or has failed. */
import type { Actor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/db.ts';
import { notify } from '../notification/notify.ts';
import type { Describe, NotificationType } from '../manifest/notification-type.ts';
import { selectExportNames } from './store.ts';

const EXPORTS_PATH = '/session/export/list';

/** Describes exports by the names of their lists. */
const describe: Describe = async (db, { entityIds, recipientId, locale }) => {
  const rows = await selectExportNames(db, { ids: entityIds, memberId: recipientId });
  return new Map(rows.map((row) => [row.id, locale === 'en' ? row.nameEn : row.nameKo]));
};

const BASE = {
  group: 'ACCOUNT',
  channels: ['IN_APP'],
  isSensitive: false,
  isFor: ({ rights }: Actor) => rights.held.some(({ resourceCode }) => resourceCode === 'E'),
  describe,
} as const;

export const exportReady: NotificationType = {
  ...BASE,
  type: 'EXPORT_READY',
  texts: {
    ko: {
      name: '엑셀 파일 준비 완료',
      title: (what) => (what === undefined ? '준비한 엑셀 파일이 삭제됐어요' : `‘${what}’ 엑셀 파일이 준비됐어요`),
      body: '내 계정의 준비한 파일에서 받을 수 있어요.',
      action: '준비한 파일 보기',
    },
    en: {
      name: 'Excel files ready',
      title: (what) =>
        what === undefined ? 'A prepared Excel file was deleted' : `Your Excel file of ${what} is ready`,
      body: 'Download it from Prepared files in your account.',
      action: 'View prepared files',
    },
  },
};

export const exportFailed: NotificationType = {
  ...BASE,
  type: 'EXPORT_FAILED',
  texts: {
    ko: {
      name: '엑셀 파일 준비 실패',
      title: (what) => (what === undefined ? '엑셀 파일을 만들지 못했어요' : `‘${what}’ 엑셀 파일을 만들지 못했어요`),
      body: '내 계정의 준비한 파일에서 이유를 보고 다시 만들 수 있어요.',
      action: '준비한 파일 보기',
    },
    en: {
      name: 'Excel files failed',
      title: (what) =>
        what === undefined ? 'We couldn’t create an Excel file' : `We couldn’t create your Excel file of ${what}`,
      body: 'Check the reason in Prepared files in your account, and try again.',
      action: 'View prepared files',
    },
  },
};

/** Notifies once for each time that the export ended. */
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
