export const ko = {
  grade: (grade: string) => `${grade}학년`,
};
