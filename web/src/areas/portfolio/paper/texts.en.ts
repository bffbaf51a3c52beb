import type { PaperTexts } from './texts.ts';

export const en = {
  print: 'Print',
  printResume: 'Print',
  printLetter: 'Print',
  printWithComments: 'Print with comments',
  printAlone: 'Print the letter only',
} satisfies PaperTexts;
