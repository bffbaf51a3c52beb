/** Words of correctors at the words of the letters of `correction-texts.ts`. */

export interface CommentPlot {
  /** Words of an answer, as they stand there. */
  readonly quote: string;
  readonly text: string;
  /** Absent: a remark only. */
  readonly suggestion?: string;
}

/** By company. The first two suggestions are accepted, and the third is refused, in the letter of the student whom everybody tries first. */
export const COMMENT_PLOTS: Readonly<Record<string, readonly CommentPlot[]>> = {
  한빛미디어: [
    {
      quote: '저는 사람들이 끝까지 읽는 글을 만들고 싶어 한빛미디어에 지원했습니다.',
      text: '지원 동기가 분명해서 좋아요. 어떤 독자에게 읽히고 싶은지까지 적으면 더 또렷해져요.',
      suggestion: '저는 20대 독자가 끝까지 읽는 글을 만들고 싶어 한빛미디어에 지원했습니다.',
    },
    {
      quote: '배웠습니다',
      text: '배운 것보다 확인한 것이 힘이 있어요.',
      suggestion: '확인했습니다',
    },
    {
      quote: '세 번 바꾸고',
      text: '숫자를 앞세우면 더 잘 보일 수 있어요.',
      suggestion: '네 가지 안을 비교해 세 번 바꾸고',
    },
    {
      quote: '첫해에는 기존 뉴스레터의 열람률을 분석해 주제별 기준을 만들고',
      text: '계획이 구체적이에요. 면접에서 어떤 기준인지 물어볼 수 있으니 예를 하나 준비해 두세요.',
    },
    {
      quote: '두 사람의 의견이 갈려 일이 멈췄을 때',
      text: '무엇을 두고 갈렸는지 한마디만 덧붙이면, 뒤에 나오는 표의 뜻이 더 잘 전해져요.',
    },
  ],
  바른유통: [
    { quote: '숫자보다 중요한 배움은', text: '이 문장을 문단 맨 앞으로 옮기면 하고 싶은 말이 먼저 보여요.' },
    { quote: '첫 달에는 21권뿐이었습니다', text: '전과 뒤를 나란히 보여 준 점이 좋아요.' },
  ],
  새봄전자: [
    {
      quote: '작은 오차가 큰 문제가 되는 일을 좋아합니다.',
      text: '좋아하는 이유가 바로 이어지도록 한 문장으로 묶어 보세요.',
      suggestion: '작은 오차에서 큰 문제의 원인을 찾는 일을 좋아합니다.',
    },
    { quote: '오차가 절반으로 줄었습니다', text: '몇에서 몇으로 줄었는지 적으면 크기를 바로 알 수 있어요.' },
  ],
  온누리은행: [
    { quote: '고객 문의 420건을 유형별로 나누어', text: '내가 한 일이 잘 보여요. 며칠 걸렸는지도 적어 보세요.' },
  ],
  푸른길건설: [{ quote: '꼭 필요한 항목 열두 개만 남기자', text: '열두 개를 고른 기준을 한 문장으로 적어 주세요.' }],
  맑은교육: [
    { quote: '분수 문제를 스스로 풀었습니다', text: '처음에는 몇 명이었는지 함께 적으면 달라진 정도가 보여요.' },
  ],
};
