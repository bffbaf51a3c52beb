/** Sentences of counselling: what does not hold, why, and what to do. */
export const words = {
  ko: {
    topic: '고를 수 있는 상담 분야가 아니에요. 다시 골라 주세요.',
    channel: '상담 방법을 하나 이상 골라 주세요.',
    videoMissing: '온라인 상담에 쓸 화상 회의 주소를 적어 주세요.',
    videoLink: 'https://로 시작하는 주소를 적어 주세요.',
    date: '달력에 없는 날짜예요. 다시 골라 주세요.',
    range: '끝나는 날은 시작하는 날과 같거나 그 뒤여야 해요.',
    longRange: '한 번에 1년까지 정할 수 있어요.',
    openDay: '여는 예외는 시간까지 골라 주세요.',
    capacity: (taken: number) => `이미 ${taken}명이 자리를 잡았어요. ${taken}명 이상으로 정해 주세요.`,
    self: '자신에게는 상담을 신청할 수 없어요.',
    notForYou: '이 상담은 재학생만 신청할 수 있어요. 교수 상담을 골라 주세요.',
    cap: (most: number) => `진행 중인 신청이 이미 ${most}건 있어요. 하나를 마치거나 취소한 뒤 다시 신청해 주세요.`,
    termCap: (most: number) => `이번 학기에 이 상담자와 할 수 있는 ${most}번을 모두 썼어요. 다른 상담자를 골라 주세요.`,
  },
  en: {
    topic: 'That isn’t one of the topics. Please choose again.',
    channel: 'Choose at least one way to meet.',
    videoMissing: 'Enter the video meeting address for online counselling.',
    videoLink: 'Enter an address that starts with https://.',
    date: 'That date isn’t in the calendar. Please choose again.',
    range: 'The last day must be the first day or later.',
    longRange: 'You can set up to one year at a time.',
    openDay: 'Choose an hour for an exception that opens.',
    capacity: (taken: number) => `${taken} people already have a seat. Set ${taken} or more.`,
    self: 'You can’t ask yourself for counselling.',
    notForYou: 'Only current students can ask for this. Choose a professor instead.',
    cap: (most: number) => `You already have ${most} open requests. Finish or cancel one, then ask again.`,
    termCap: (most: number) =>
      `You have used all ${most} meetings with this counsellor this term. Please choose someone else.`,
  },
} as const;
