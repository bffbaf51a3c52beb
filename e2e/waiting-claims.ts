/** Claims of mileage that wait at their desk, handed in by students of the demonstration. */
import { mileageClaims } from '@naru/contract/areas/mileage/claims.ts';
import { file } from '@naru/contract/areas/file.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { askWith } from './ask.ts';
import { signIn, type Portal } from './portal.ts';

const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n';

export interface WaitingClaim {
  readonly claimId: string;
  readonly itemNm: string;
}

/** Hands in so many claims of one student, each for another thing; those that would bring nothing are left out. */
export async function handInClaims(portal: Portal, username: string, count: number): Promise<WaitingClaim[]> {
  const token = await signIn(portal, username);
  const ask = askWith(portal.url, token);
  const { itemList } = await ask(mileageClaims.listClaimItems, {});
  const happenedOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const handedIn: WaitingClaim[] = [];
  for (const { itemId, itemNm, rule, mostQuantity, asksNumber } of itemList) {
    if (handedIn.length === count) break;
    const quantity = rule.formula.kind === 'GRADE' ? (mostQuantity ?? 100) : rule.formula.kind === 'HOUR' ? 10 : 1;
    const deed = { itemId, happenedOn, quantity };
    const { refusal } = await ask(mileageClaims.previewClaim, { body: deed });
    if (refusal !== null) continue;
    const fileId = await upload(portal, token);
    const certificateNo = asksNumber ? `E2E-${username}-${itemId.slice(-6)}` : '';
    const body = { ...deed, certificateNo, note: '', fileId };
    const { claimId } = await ask(mileageClaims.createClaim, { body });
    handedIn.push({ claimId, itemNm });
  }
  if (handedIn.length < count) throw new Error(`${username} can hand in ${handedIn.length} claims.`);
  return handedIn;
}

async function upload(portal: Portal, token: string): Promise<string> {
  const form = new FormData();
  form.append('files', new Blob([PDF], { type: 'application/pdf' }), '증빙.pdf');
  const { base, path } = file.uploadFiles;
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${portal.url}${base}${path}`, { method: 'POST', headers, body: form });
  const { output } = (await response.json()) as { output: CallOutput<typeof file.uploadFiles> }; // the contract's answer
  return output.fileId;
}
