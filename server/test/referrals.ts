/** What a professor writes in a referral, for tests. */
export const aWrittenReferral = (more: { note?: string } = {}) => ({
  reasonList: ['ATTENDANCE', 'MOOD'] as ('ATTENDANCE' | 'MOOD')[],
  urgency: 'SOON' as const,
  note: '3주째 수업에 오지 못하고, 와도 많이 지쳐 보여요.',
  ...more,
});
