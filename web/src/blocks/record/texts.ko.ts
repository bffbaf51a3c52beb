import { addParticle } from '../../platform/format/particle.ts';

export const ko = {
  code: (name: string) => `${addParticle(name, '은/는')} 영어 대문자로 시작하고, 대문자와 숫자, 밑줄(_)로 적어 주세요.`,
  decimals: (name: string, n: string) =>
    `${addParticle(name, '은/는')} ${n === '0' ? '소수점 없이' : `소수점 아래 ${n}자리까지`} 적어 주세요.`,
  make: (noun: string) => `${noun} 만들기`,
  save: '저장하기',
  saving: '저장하고 있어요',
  made: (noun: string) => `${addParticle(noun, '을/를')} 만들었어요.`,
  saved: (noun: string) => `${addParticle(noun, '을/를')} 저장했어요.`,
  failed: '저장하지 못했어요',
  conflict: (noun: string) => `그사이 ${addParticle(noun, '이/가')} 바뀌었어요. 다시 불러와 확인해 주세요.`,
  unsaved: '적은 내용은 저장되지 않아요.',
};
