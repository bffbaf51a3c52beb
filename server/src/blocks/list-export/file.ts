/** Name and log entry of an exported list; the same whether it is exported at once or in the background. */
import type { Person } from '../../platform/access/actor.ts';
import { EXCEL_TYPE } from '../../platform/excel/workbook.ts';
import { attachmentHeader } from '../../platform/files/name.ts';
import type { CallContext } from '../../platform/http/serve.ts';
import { koreanDate } from '../../platform/time.ts';
import type { PrivacyEntry } from '../audit/privacy-store.ts';
import type { OpenList } from '../manifest/list-source.ts';
import { words } from './words.ts';

/** Returns the name of the list's menu, also where the menu has gone. */
export async function listNameOf(
  { platform, locale }: Pick<CallContext<Person>, 'platform' | 'locale'>,
  menuId: string,
): Promise<string> {
  const menu = (await platform.sessions.rightsTable()).menuById.get(menuId);
  if (!menu) return words[locale].list;
  return locale === 'en' ? menu.nameEn : menu.nameKo;
}

/** Names the file by the list, the day and the person. */
export async function fileNameOf(ctx: CallContext<Person>, menuId: string): Promise<string> {
  return `${await listNameOf(ctx, menuId)}_${koreanDate(ctx.now)}_${ctx.actor.nameKo}.xlsx`;
}

export function fileHeaders(fileName: string): Readonly<Record<string, string>> {
  return {
    'content-type': EXCEL_TYPE,
    'content-disposition': attachmentHeader(fileName),
    'cache-control': 'private, no-store',
  };
}

/** Describes the export for the log of personal data; `subjectIds` may repeat a person. */
export function describeLeaving(
  list: Pick<OpenList, 'menuId' | 'fields'>,
  leaving: { readonly subjectIds: Iterable<string>; readonly reason: string },
): PrivacyEntry {
  return {
    action: 'XLS',
    menuId: list.menuId,
    subjectIds: [...new Set(leaving.subjectIds)],
    fields: list.fields,
    reason: leaving.reason,
  };
}
