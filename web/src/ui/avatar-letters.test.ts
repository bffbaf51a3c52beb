import { expect, it } from 'vitest';
import { pickAvatarLetters } from './avatar-letters.ts';

it.each([
  ['김서윤', '서윤'],
  ['허준', '허준'],
  ['남궁민수', '민수'],
  ['응웬 티 란', '란'],
  ['Nguyen Thi Lan', 'NL'],
  ['Cher', 'C'],
  [' 박정훈 ', '정훈'],
  ['김서윤'.normalize('NFD'), '서윤'],
  ['', ''],
])('pickAvatarLetters(%j) is %j', (name, letters) => {
  expect(pickAvatarLetters(name)).toBe(letters);
});
