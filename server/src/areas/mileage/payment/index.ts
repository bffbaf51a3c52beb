import { mileagePayments as calls } from '@naru/contract/areas/mileage/payments.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { importPayments, previewPayments } from './calls.ts';

const payments = bindCalls('mileagePayments', calls, { previewPayments, importPayments });

/** Results of payments, which the mileage office brings in by a sheet. */
export const mileagePayment: Manifest = { calls: [payments] };
