import type { CertificateRow, CheckedCertificate, OwnCertificate } from '@naru/contract/areas/learning/completion.ts';
import type { Completer } from '@naru/contract/areas/learning/completion.ts';

import type { Actor } from '../../../platform/access/actor.ts';
import type { CertificateLine, KeptCertificate, KeptEntry } from './certificate-store.ts';
import type { CompleterRow } from './desk-store.ts';
import { lacksOf, maskName, presentCompletion } from './rules.ts';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

export function presentCompleter(row: CompleterRow, { memberId }: Pick<Actor, 'memberId'>): Completer {
  return {
    traineeId: row.traineeId,
    name: row.name,
    number: row.number,
    deptNm: row.departmentName,
    state: row.state,
    lackList: lacksOf(row),
    completion: presentCompletion(row),
    isOwn: row.memberId === memberId,
    isByHand: row.completionMethod === 'HAND' || row.completionMethod === 'SHEET',
    assignmentStatus: row.assignment,
    withdrawnAt: instant(row.withdrawnAt),
    withdrawnReason: row.withdrawnReason,
    version: row.version,
  };
}

export function presentLine({ number, issuedAt, withdrawnAt, ...rest }: CertificateLine): CertificateRow {
  return { ...rest, certificateNo: number, issuedAt: issuedAt.toISOString(), withdrawnAt: instant(withdrawnAt) };
}

/** Entries without the ids by which the database finds them. */
const printed = ({ traineeId: _traineeId, ...entry }: KeptEntry) => entry;

export function presentOwn(kept: KeptCertificate): OwnCertificate {
  const { contents, kind } = kept;
  const [first] = contents.entryList;
  const isCompletion = kind === 'COMPLETION';
  return {
    certificateNo: kept.number,
    kind,
    name: isCompletion ? (first?.nameKo ?? null) : null,
    programmeId: kept.programmeId,
    typeCode: isCompletion ? (first?.typeCode ?? null) : null,
    hours: contents.hours,
    count: contents.entryList.length,
    year: contents.year,
    issuedAt: kept.issuedAt.toISOString(),
    withdrawnAt: instant(kept.withdrawnAt),
    showsName: kept.showsName,
    issuerKo: contents.issuerKo,
    issuerEn: contents.issuerEn,
    entryList: contents.entryList.map(printed),
    checkCode: kept.checkCode,
    holder: contents.holder,
  };
}

/** A withdrawn one tells nothing but that it was withdrawn. */
export function presentChecked(kept: KeptCertificate, locale: 'ko' | 'en'): CheckedCertificate {
  const { contents, withdrawnAt } = kept;
  const isValid = withdrawnAt === null;
  const { nameKo, nameEn } = contents.holder;
  const name = locale === 'en' ? (nameEn ?? nameKo) : nameKo;
  const isNameShown = isValid && kept.showsName;
  return {
    certificateNo: kept.number,
    kind: kept.kind,
    holderNm: isNameShown ? name : maskName(name),
    isNameShown,
    issuedAt: kept.issuedAt.toISOString(),
    withdrawnAt: instant(withdrawnAt),
    issuerKo: contents.issuerKo,
    issuerEn: contents.issuerEn,
    entryList: isValid ? contents.entryList.map(printed) : [],
    hours: isValid ? contents.hours : 0,
    year: contents.year,
  };
}
