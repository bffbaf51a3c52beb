import { consent as consentCalls, outside as outsideCalls } from '@naru/contract/areas/outside.ts';
import { account as accountCalls } from '@naru/contract/areas/account.ts';
import { session as sessionCalls } from '@naru/contract/areas/session.ts';

import type { Manifest } from '../../blocks/manifest/manifest.ts';
import type { StatusSource } from '../../blocks/manifest/status-source.ts';
import { bindCalls } from '../../platform/http/serve.ts';
import { CONSENT_RECORDS } from './logged-records.ts';
import {
  changeLanguage,
  changePassword,
  changeShortcut,
  endSession,
  listSessions,
  listSignIns,
  signOutEverywhere,
} from './account/calls.ts';
import { passwordChanged } from './account/notifications.ts';
import { firstPassword } from './account/todos.ts';
import { agree, listConsents, withdraw } from './consent/calls.ts';
import { demoPeople } from './demo/calls.ts';
import { authMember, loginInfo, qualification, studentStatus } from './identity/calls.ts';
import { logAccess } from './navigation/calls.ts';
import { confirmSignUp, signUp } from './outside/calls.ts';
import { outsideMails } from './outside/mails.ts';
import { forgotPassword, resetPassword } from './reset/calls.ts';
import { handleForgotten } from './reset/forgot-job.ts';
import { login, logout, refresh } from './sign-in/calls.ts';

const bindSession = (sources: readonly StatusSource[]) =>
  bindCalls('session', sessionCalls, {
    login,
    refresh,
    loginInfo,
    logout,
    authMember,
    qualification,
    studentStatus: studentStatus(sources),
    logAccess,
    demoPeople,
  });

const account = bindCalls('account', accountCalls, {
  changePassword,
  changeShortcut,
  changeLanguage,
  listSessions,
  listSignIns,
  endSession,
  signOutEverywhere,
});

const outside = bindCalls('outside', outsideCalls, { signUp, confirmSignUp, forgotPassword, resetPassword });

const consent = bindCalls('consent', consentCalls, { listConsents, agree, withdraw });

export const sessionArea: Manifest = {
  calls: ({ statusSources }) => [bindSession(statusSources), account, outside, consent],
  notificationTypes: [passwordChanged],
  loggedRecords: CONSENT_RECORDS,
  todoSources: [firstPassword],
  mailKinds: ({ tokens }) => outsideMails(tokens),
  jobs: ({ platform }) => [handleForgotten(platform)],
  serve: async (app, platform, { oidc, baseUrl }) => {
    if (!oidc) return;
    // The code for a provider is loaded only where one is configured.
    const { serveOidc } = await import('./sso/routes.ts');
    serveOidc(app, platform, { oidc, baseUrl });
  },
};
