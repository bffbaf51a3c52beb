/** Returns the contents of a professor's referral, for tests. */
const written = <Reason extends string>(reasonList: Reason[], note: string) => ({
  reasonList,
  urgency: 'SOON' as const,
  note,
});

export const aWrittenReferral = () =>
  written<'ATTENDANCE' | 'MOOD'>(['ATTENDANCE', 'MOOD'], '3주째 수업에 오지 못하고, 와도 많이 지쳐 보여요.');

export const aCareerReferral = () =>
  written<'CAREER' | 'EMPLOYMENT'>(['CAREER', 'EMPLOYMENT'], '관심 분야가 뚜렷해요. 인턴을 함께 찾아 주시면 좋겠어요.');
