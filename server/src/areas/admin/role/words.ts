/** Sentences for what cannot be set on a role. */
export const words = {
  ko: {
    unknownMenu: '없는 메뉴예요. 다시 골라 주세요.',
    needsMenu: '메뉴를 골라야 하는 권한이에요. 메뉴를 골라 주세요.',
    needsNoMenu: '메뉴 없이 주는 권한이에요. 메뉴를 빼 주세요.',
    managerOnly: '심리상담 관리자 역할에만 둘 수 있는 권한이에요. 이 역할에서는 빼 주세요.',
    notByHand: '회원 구분이나 담당에 따라 정해지는 역할이에요. 회원 구분이나 담당을 바꿔 주세요.',
    outsider: '학교 밖 참여자에게는 이 역할을 줄 수 없어요.',
  },
  en: {
    unknownMenu: 'This menu doesn’t exist. Please choose again.',
    needsMenu: 'This permission needs a menu. Please choose one.',
    needsNoMenu: 'This permission doesn’t take a menu. Please remove the menu.',
    managerOnly: 'Only the psychological counselling manager role can hold this permission. Remove it from this role.',
    notByHand: 'This role follows from a member type or duty. Change that instead.',
    outsider: 'People from outside the university can’t have this role.',
  },
} as const;
