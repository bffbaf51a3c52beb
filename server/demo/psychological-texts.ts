/** An invented application to the centre with what came of it; no real person's. */
const story = (
  areaList: readonly string[],
  answers: { phqList: readonly number[]; gadList: readonly number[] },
  texts: { content: string; subjective: string; plan: string },
) => ({
  areaList,
  ...answers,
  content: texts.content,
  record: { subjective: texts.subjective, objective: '차분하게 이야기함', assessment: '', plan: texts.plan },
});

export const PSYCH_STORIES = [
  story(
    ['SLEEP', 'STUDY'],
    { phqList: [1, 1, 2, 1, 0, 0, 1, 0, 0], gadList: [1, 1, 1, 0, 0, 0, 0] },
    {
      content: '시험 기간부터 잠이 잘 오지 않아요.',
      subjective: '새벽 3시까지 잠들지 못한다고 함',
      plan: '수면 일지를 쓰고 다음 주에 함께 보기',
    },
  ),
  story(
    ['ANXIETY'],
    { phqList: [1, 1, 1, 1, 0, 1, 1, 0, 0], gadList: [2, 2, 2, 1, 1, 2, 1] },
    {
      content: '발표할 때 심장이 너무 뛰어서 수업에 가기 싫어요.',
      subjective: '발표 수업을 두 번 빠졌다고 함',
      plan: '호흡 연습, 작은 발표부터 해 보기',
    },
  ),
  story(
    ['RELATIONSHIP', 'SELF'],
    { phqList: [1, 2, 1, 1, 1, 2, 1, 0, 0], gadList: [1, 1, 2, 1, 0, 1, 0] },
    {
      content: '친구들과 멀어진 뒤로 혼자 지내는 시간이 많아요.',
      subjective: '동아리를 그만둔 뒤 연락이 끊겼다고 함',
      plan: '만나고 싶은 사람 한 명에게 연락해 보기',
    },
  ),
  story(
    ['MOOD', 'CAREER'],
    { phqList: [2, 3, 2, 3, 2, 3, 2, 1, 0], gadList: [2, 2, 2, 2, 1, 1, 1] },
    {
      content: '취업 준비가 길어지면서 아무것도 하기 싫어요.',
      subjective: '하루 대부분을 방에서 지낸다고 함',
      plan: '하루 한 번 산책, 진로 상담 연계',
    },
  ),
  story(
    ['FAMILY', 'STRESS'],
    { phqList: [0, 1, 1, 1, 0, 0, 0, 0, 0], gadList: [1, 1, 1, 1, 0, 1, 0] },
    {
      content: '',
      subjective: '집에서 다투는 일이 잦다고 함',
      plan: '다툼이 시작될 때 자리를 옮기는 연습',
    },
  ),
  story(
    ['MOOD'],
    { phqList: [2, 2, 2, 2, 1, 2, 1, 0, 1], gadList: [1, 2, 1, 1, 0, 1, 1] },
    {
      content: '요즘 사라지고 싶다는 생각이 가끔 들어요.',
      subjective: '구체적인 계획은 없다고 함, 안전 계획에 함께 서명함',
      plan: '안전 계획 점검, 주 1회 만나기, 109 안내',
    },
  ),
] as const;
