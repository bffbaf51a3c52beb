export const ko = {
  time: '시각',
  timeOf: (name: string) => `${name} 시각`,
};
