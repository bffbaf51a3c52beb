/** Names of the emails about an account, for those who queue them and for those who write them. */
export const MEMBER_MAILS = {
  approved: 'member.approved',
  refused: 'member.refused',
  passwordReset: 'password.reset',
} as const;
