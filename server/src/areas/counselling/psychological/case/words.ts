/** Sentences of psychological counselling: what does not hold, why, and what to do. */
export const psychWords = {
  ko: {
    link: '화상 회의 주소를 적어 주세요. https://로 시작하는 주소를 브라우저에서 복사해 넣으면 돼요.',
    past: '이미 지났거나 달력에 없는 시간이에요. 다른 시간을 골라 주세요.',
    cap: (most: number) => `정해진 ${most}회를 모두 썼어요. 더 필요하면 책임자에게 회기를 늘려 달라고 요청해 주세요.`,
    counsellorBusy: '상담자에게 다른 일정이 있는 시간이에요. 다른 시간을 골라 주세요.',
    studentBusy: '학생에게 다른 일정이 있는 시간이에요. 다른 시간을 골라 주세요.',
    noStudent: '그 학번의 학생이 없어요. 다시 확인해 주세요.',
    paper: '종이로 받은 동의서를 확인해 주세요.',
    signedOn: '동의서에 적힌 날짜를 골라 주세요. 오늘이나 그 이전이어야 해요.',
    sheet: '서명한 동의서를 스캔하거나 사진으로 찍어 올려 주세요.',
    oldPaper: '그사이 동의서가 바뀌었어요. 새 동의서에 다시 서명을 받아 주세요.',
    noCounsellor: '지금 맡을 수 있는 상담자가 아니에요. 다시 골라 주세요.',
    withdrawn: '학생이 동의를 철회해서 더 기록할 수 없어요. 상담을 마무리해 주세요.',
    ending: (isWithdrawn: boolean) =>
      isWithdrawn
        ? '동의가 철회된 상담이에요. 마친 이유를 ‘동의 철회’로 골라 주세요.'
        : '동의를 철회하지 않은 상담이에요. 다른 이유를 골라 주세요.',
    placeLink:
      'https://나 http://로 시작하는 주소를 브라우저에서 복사해 넣어 주세요. 주소에 사용자 이름이나 빈칸은 넣을 수 없어요.',
    placeMost: (most: number) => `기관은 ${most}곳까지 등록할 수 있어요. 쓰지 않는 기관을 고쳐서 써 주세요.`,
    place: '지금 제안할 수 없는 기관이에요. 다시 골라 주세요.',
    reason: '이유를 적어 주세요.',
    note: '내용을 적어 주세요.',
    record: '기록을 한 항목 이상 적어 주세요.',
    longReason: (least: number) => `이유를 ${least}자 이상 적어 주세요. 나중에 확인할 수 있게 남겨 둬요.`,
    consent: '세 가지 동의가 모두 있어야 신청할 수 있어요. 내용을 읽고 동의해 주세요.',
    oldConsent: '동의서가 바뀌었어요. 새 내용을 읽고 다시 동의해 주세요.',
    area: '힘든 점을 하나 이상 골라 주세요.',
    items: '모든 문항에 답해 주세요.',
    review: '확인한 내용과 한 일을 적어 주세요.',
    reviewByOther: '내가 알린 건은 다른 관리자가 검토해야 해요.',
    agreeAnew:
      '동의를 철회해서 지금 상담을 마무리하고 있어요. 계속하려면 먼저 세 가지에 다시 동의하고, 아니면 상담이 마무리된 뒤 답해 주세요.',
    most: (most: number) => `심리상담은 재학 중 ${most}번까지 신청할 수 있어요. 더 필요하면 상담센터로 전화해 주세요.`,
  },
  en: {
    link: 'Enter the video meeting link. Copy it from your browser; it starts with https://.',
    past: 'This time has passed or doesn’t exist. Please choose another one.',
    cap: (most: number) => `All ${most} sessions have been used. A manager can add more.`,
    counsellorBusy: 'The counsellor is busy at this time. Please choose another one.',
    studentBusy: 'The student is busy at this time. Please choose another one.',
    noStudent: 'There is no student with this number. Please check it.',
    paper: 'Please confirm the signed paper consent.',
    signedOn: 'Choose the date on the form. It can’t be later than today.',
    sheet: 'Add the signed form as a scan or a photo.',
    oldPaper: 'The consent form has changed in the meantime. Please have the new one signed.',
    noCounsellor: 'This counsellor can’t take the case right now. Please choose again.',
    withdrawn: 'The student has withdrawn consent, so nothing more can be recorded. Please end the case.',
    ending: (isWithdrawn: boolean) =>
      isWithdrawn
        ? 'Consent was withdrawn for this case. Choose “Withdrawn” as the reason.'
        : 'Consent was not withdrawn for this case. Choose another reason.',
    placeLink:
      'Paste an address that starts with https:// or http://, copied from your browser, without a username or spaces.',
    placeMost: (most: number) => `You can add up to ${most} services. Edit one that isn’t in use.`,
    place: 'This service can’t be suggested right now. Please choose again.',
    reason: 'Give a reason.',
    note: 'Enter a note.',
    record: 'Fill in at least one field.',
    longReason: (least: number) => `Give a reason of at least ${least} characters. It is kept for later review.`,
    consent: 'You need to agree to all three to apply. Please read them and agree.',
    oldConsent: 'The consents have changed. Please read the new text and agree again.',
    area: 'Choose at least one concern.',
    items: 'Please answer every question.',
    review: 'Enter what you found and what you did.',
    reviewByOther: 'Another manager has to review what you reported.',
    agreeAnew:
      'You’ve withdrawn your consent, so your counselling is ending. To continue, agree to the three consents again first, or answer once it has ended.',
    most: (most: number) =>
      `You can apply for psychological counselling up to ${most} times during your studies. If you need more, please call the Counselling Centre.`,
  },
} as const;
