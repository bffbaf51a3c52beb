/**
 * What the form is checked by: the body of the call that it sends, and shapes of other calls for the fields that stay
 * in the browser. Real schemas, so this comes with zod and is imported only when the form is checked.
 */
// oxlint-disable-next-line import/no-unassigned-import -- before the first schema is made
import '../../../../blocks/form/without-eval.ts';
import { admin } from '@naru/contract/areas/admin.ts?schema';
import { home } from '@naru/contract/areas/home.ts?schema';
import { reference } from '@naru/contract/areas/reference.ts?schema';
import { account, session } from '@naru/contract/areas/session.ts?schema';
import { YesNo } from '@naru/contract/shared/flag.ts?schema';
import { CalendarDate, Id } from '@naru/contract/shared/id.ts?schema';

import { MEMO_MOST } from './sample-values.ts';

const CodeList = home.changeFavourites.body.shape.menuIdList;
const Agreement = session.login.body.shape.sharedPc.unwrap();

export const SampleBody = account.changeLanguage.body
  .extend({
    subject: admin.changeMenu.body.shape.nameKo.unwrap(),
    memo: session.logAccess.body.shape.route.max(MEMO_MOST),
    region: Id.min(1),
    grade: reference.pageCourseMasters.query.shape.grade.unwrap(),
    urgent: YesNo,
    date: CalendarDate,
    days: CodeList.min(1),
    channels: CodeList.min(1),
    notify: Agreement,
    secret: account.changePassword.body.shape.newPassword.min(10).or(Id.max(0)),
    consent: Agreement.refine((isGiven) => isGiven),
  })
  // The department and the files are read by other calls, each when it is chosen.
  .loose();
