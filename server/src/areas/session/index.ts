import { consent as consentCalls, outside as outsideCalls } from '@naru/contract/areas/outside.ts';
import { account as accountCalls, session as sessionCalls } from '@naru/contract/areas/session.ts';

import { defineArea } from '../../platform/http/serve.ts';
import {
  changeLanguage,
  changePassword,
  endSession,
  listSessions,
  listSignIns,
  signOutEverywhere,
} from './account/calls.ts';
import { agree, listConsents, withdraw } from './consent/calls.ts';
import { demoPeople } from './demo/calls.ts';
import { authMember, loginInfo, qualification, studentStatus } from './identity/calls.ts';
import { logAccess } from './navigation/calls.ts';
import { confirmSignUp, signUp } from './outside/calls.ts';
import { forgotPassword, resetPassword } from './reset/calls.ts';
import { login, logout, refresh } from './sign-in/calls.ts';

export const session = defineArea('session', sessionCalls, {
  login,
  refresh,
  loginInfo,
  logout,
  authMember,
  qualification,
  studentStatus,
  logAccess,
  demoPeople,
});

export const account = defineArea('account', accountCalls, {
  changePassword,
  changeLanguage,
  listSessions,
  listSignIns,
  endSession,
  signOutEverywhere,
});

export const outside = defineArea('outside', outsideCalls, { signUp, confirmSignUp, forgotPassword, resetPassword });

export const consent = defineArea('consent', consentCalls, { listConsents, agree, withdraw });
