import { describe, expect, it } from 'vitest';

import { isStrongPassword } from './rules.ts';

describe('a password that everybody tries', () => {
  it.each([
    '1234567890',
    '12345678910',
    '0987654321',
    'password12',
    'Password1!',
    'P@ssw0rd2026',
    'qwerty12345',
    'Qwer1234!!',
    '1q2w3e4r5t',
    '1qaz2wsx3!',
    'abcd1234!!',
    'asdfghjkl1',
    'iloveyou12',
    'admin12345',
    'welcome2026',
    'korea12345!',
    'aaaaaaaa12',
    'tkfkdgo123',
  ])('%s is none to have', (password) => {
    expect(isStrongPassword(password, 'lee')).toBe(false);
  });
});

describe('a password', () => {
  it.each([
    ['correct-horse-7!', 'lee', true],
    ['naru-demo-1!', 'student', true],
    ['8305917264', 'lee', true],
    ['강가에서만난오래된나룻배', 'lee', true],
    ['short-7!x', 'lee', false],
    ['aababbcacb', 'lee', false],
    ['my-NaRuKim-pw', 'narukim', false],
    ['나의김나루일이삼사오육'.normalize('NFC'), '김나루일'.normalize('NFD'), false],
  ])('%s of %s: %j', (password, username, isStrong) => {
    expect(isStrongPassword(password, username)).toBe(isStrong);
  });
});
