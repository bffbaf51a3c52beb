export const ko = {
  tick: '했어요',
  doneOf: (title: string) => `했어요, ${title}`,
  done: (title: string) => `‘${title}’ 끝! 할 일에서 뺐어요.`,
  undo: '되돌리기',
};
