/**
 * The schemas that check the form: the body of the call that it sends, and one for the fields that stay in
 * the browser. Real schemas, so this comes with zod and is imported only when the form is checked.
 */
// oxlint-disable-next-line import/no-unassigned-import -- before the first schema is made
import '../../../../blocks/form/without-eval.ts';
import { account } from '@naru/contract/areas/account.ts?schema';
import { z } from 'zod';

import { MEMO_MOST } from './sample-values.ts';

const OneOrMore = z.array(z.string()).min(1);

export const SampleBody = account.changeLanguage.body
  .extend({
    subject: z.string().min(1).max(60),
    memo: z.string().max(MEMO_MOST),
    region: z.string(),
    grade: z.number().int().min(1).max(6),
    urgent: z.enum(['Y', 'N']),
    date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    days: OneOrMore,
    channels: OneOrMore,
    notify: z.boolean(),
    secret: z.string().min(10).or(z.literal('')),
    consent: z.boolean().refine((isGiven) => isGiven),
  })
  // The department and the files are read by other calls, each when it is chosen.
  .loose();
