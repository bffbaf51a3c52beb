/** Words of the check page where no script runs. */
const ko = {
  goneTitle: '없는 배지예요',
  goneText: '주소가 맞는지 다시 봐 주세요. 배지 주소는 한 글자만 달라도 열리지 않아요.',
  states: { VALID: '유효한 배지예요', EXPIRED: '기간이 지난 배지예요', REVOKED: '취소된 배지예요' },
  valid: (issuer: string) => `${issuer}에서 발급했고 지금도 유효해요.`,
  expired: (day: string) => `${day}까지 유효했어요. 발급된 사실은 맞아요.`,
  revoked: (day: string) => `${day}에 취소됐어요. 더는 효력이 없어요.`,
  holder: '받은 사람',
  holderHidden: '이름을 보이지 않아요',
  issuer: '발급 기관',
  grantedAt: '발급일',
  expiresAt: '유효 기간',
  forever: '기한 없음',
  criteria: '이렇게 받는 배지예요',
  evidence: '근거',
};

const en = {
  goneTitle: 'There is no such badge',
  goneText: 'Check the address: a badge doesn’t open if a single letter differs.',
  states: { VALID: 'This badge is valid', EXPIRED: 'This badge has expired', REVOKED: 'This badge was revoked' },
  valid: (issuer: string) => `Issued by ${issuer}, and still valid.`,
  expired: (day: string) => `It was valid until ${day}. It was issued as stated below.`,
  revoked: (day: string) => `It was revoked on ${day} and no longer counts.`,
  holder: 'Holder',
  holderHidden: 'Name not shown',
  issuer: 'Issued by',
  grantedAt: 'Issued on',
  expiresAt: 'Valid until',
  forever: 'No expiry',
  criteria: 'What it takes to earn it',
  evidence: 'Evidence',
} satisfies typeof ko;

export const CHECK_WORDS = { ko, en };
