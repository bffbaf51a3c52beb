import type { Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export interface CodeRow {
  readonly classCode: string;
  readonly midCode: string;
  readonly smallCode: string;
  readonly name: string;
  readonly inUse: boolean;
}

/** Selects the classes; the codes of a class; or the small codes under a mid code. In the order of the screen. */
export function selectCodes(
  db: Db,
  under: { classCode?: string | undefined; midCode?: string | undefined },
  locale: Locale,
): Promise<CodeRow[]> {
  const codes = db
    .selectFrom('code')
    .select((eb) => [
      'code.class_code as classCode',
      'code.mid_code as midCode',
      'code.small_code as smallCode',
      locale === 'en' ? eb.fn.coalesce('code.name_en', 'code.name_ko').as('name') : 'code.name_ko as name',
      'code.in_use as inUse',
    ])
    .orderBy('code.position')
    .orderBy('code.class_code')
    .orderBy('code.mid_code')
    .orderBy('code.small_code');
  const { classCode, midCode } = under;
  if (classCode === undefined) return codes.where('code.mid_code', '=', '').execute();
  const ofClass = codes.where('code.class_code', '=', classCode);
  if (midCode === undefined)
    return ofClass.where('code.mid_code', '<>', '').where('code.small_code', '=', '').execute();
  return ofClass.where('code.mid_code', '=', midCode).where('code.small_code', '<>', '').execute();
}
