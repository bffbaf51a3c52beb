import type { OwnCertificate } from '@naru/contract/areas/learning/completion.ts';

import { addressOf } from '../../../platform/route.ts';
import { certificateCheckRoute } from './routes.ts';

/** Returns the address at which anybody checks a paper; the code stays behind #, which no server sees. */
export function checkAddressOf({ certificateNo, checkCode }: Pick<OwnCertificate, 'certificateNo' | 'checkCode'>) {
  const path = addressOf(certificateCheckRoute, { params: { number: certificateNo } });
  const address = `${window.location.origin}${path}`;
  return { address, withCode: `${address}#code=${checkCode}` };
}
