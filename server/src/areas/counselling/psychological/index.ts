import { psychAsking as psychAskingCalls } from '@naru/contract/areas/counselling/psychological/asking.ts';

import { defineArea } from '../../../platform/http/serve.ts';
import { apply, cancelOwn, changePreferences, readForm, readOwn, saveDraft } from './application/calls.ts';
import { agree, readConsents, withdrawConsents } from './consent/calls.ts';

export const psychAsking = defineArea('psychAsking', psychAskingCalls, {
  readConsents,
  agree,
  withdrawConsents,
  readForm,
  saveDraft,
  apply,
  readOwn,
  changePreferences,
  cancelOwn,
});
