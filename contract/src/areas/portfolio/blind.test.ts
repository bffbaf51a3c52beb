import { describe, expect, it } from 'vitest';

import { blindResume } from './blind.ts';
import { RESUME_SECTIONS, ResumeContent, type ResumeItem, type ResumeSection } from './resume-content.ts';

const both = (ko: string, en = '') => ({ ko, en });
const nothing = both('');

function makeItem(number: number, values: Partial<ResumeItem>): ResumeItem {
  return {
    itemId: `01930000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`,
    title: nothing,
    place: nothing,
    detail: nothing,
    begins: '2022-03',
    ends: '',
    isOngoing: true,
    text: nothing,
    url: '',
    isShown: true,
    breaksBefore: false,
    source: null,
    evidenceFileId: null,
    ...values,
  };
}

function makeContent(items: Partial<Record<ResumeSection, ResumeItem[]>>): ResumeContent {
  return ResumeContent.parse({
    person: {
      name: both('김하늘', 'Haneul Kim'),
      headline: both('가람대 컴퓨터공학과 4학년', 'Senior at Garam Univ.'),
      birthOn: '2002-05-04',
      gender: both('여성', 'Female'),
      email: 'haneul@garam.ac.kr',
      phone: '010-1234-5678',
      address: both('서울시 성동구', 'Seoul'),
      summary: both('가람대학교에서 배웠어요.', 'I study at Garam University.'),
      photoFileId: '01930000-0000-7000-8000-0000000000ff',
    },
    sectionList: RESUME_SECTIONS.map((section) => ({
      section,
      isShown: true,
      breaksBefore: false,
      itemList: items[section] ?? [],
    })),
  });
}

const school = makeItem(1, {
  title: both('컴퓨터공학과', 'Computer Science'),
  place: both('가람대학교', 'Garam National University'),
  evidenceFileId: '01930000-0000-7000-8000-0000000000ee',
});

/** One item's text beside the school, as a blind résumé has it. */
function blindText(ko: string, en = ''): { ko: string; en: string } | undefined {
  const content = makeContent({ EDUCATION: [school], ACTIVITY: [makeItem(2, { text: both(ko, en) })] });
  return blindResume(content).sectionList.find(({ section }) => section === 'ACTIVITY')?.itemList[0]?.text;
}

describe('V4 a blind résumé', () => {
  it('hides photo, birth, gender, address, the school’s e-mail address and evidence, and keeps name and telephone', () => {
    const { person, sectionList } = blindResume(makeContent({ EDUCATION: [school] }));
    expect(person).toMatchObject({
      name: both('김하늘', 'Haneul Kim'),
      birthOn: '',
      gender: nothing,
      email: '',
      phone: '010-1234-5678',
      address: nothing,
      photoFileId: null,
    });
    expect(sectionList[0]?.itemList[0]).toMatchObject({
      title: both('컴퓨터공학과', 'Computer Science'),
      place: both('○○', '○○'),
      evidenceFileId: null,
    });
  });

  it('keeps an e-mail address that tells no school', () => {
    const content = makeContent({ EDUCATION: [school] });
    const { person } = blindResume({ ...content, person: { ...content.person, email: 'haneul@example.com' } });
    expect(person.email).toBe('haneul@example.com');
  });

  it.each([
    ['가람대학교 총학생회에서 일했어요.', '○○ 총학생회에서 일했어요.'],
    ['가람 대학교 홍보대사', '○○ 홍보대사'],
    ['가람대에서 만난 동기들', '○○에서 만난 동기들'],
    ['가람대회에서 상을 받았어요.', '가람대회에서 상을 받았어요.'],
    ['한빛고등학교 방송부', '○○ 방송부'],
    ['hello@cs.garam.ac.kr 로 보내요.', '○○ 로 보내요.'],
    ['가람대학교'.normalize('NFD'), '○○'],
    ['대학생 연합 동아리', '대학생 연합 동아리'],
    ['고등학교 때부터 코딩을 했어요.', '고등학교 때부터 코딩을 했어요.'],
  ])('writes “%s” as “%s”', (text, expected) => {
    expect(blindText(text)?.ko).toBe(expected);
  });

  it.each([
    ['President of the Garam National University choir', 'President of the ○○ choir'],
    ['garam national univ. choir', '○○. choir'],
    ['The GNU choir', 'The ○○ choir'],
    ['Exchange student at the University of Hanbit in 2024', 'Exchange student at the ○○ in 2024'],
    ['I went to university in Seoul', 'I went to university in Seoul'],
    ['The gnu of the savanna', 'The gnu of the savanna'],
  ])('writes “%s” as “%s” in English', (text, expected) => {
    expect(blindText('', text)?.en).toBe(expected);
  });

  it('empties addresses that lead to the school and keeps others', () => {
    const urls = [
      'https://cs.garam.ac.kr/~haneul',
      'https://example.com/garam-national-university',
      'https://example.com/haneul',
    ];
    const content = makeContent({
      EDUCATION: [school],
      LINK: urls.map((url, index) => makeItem(index + 3, { title: both('자료'), url })),
    });
    const links = blindResume(content).sectionList.find(({ section }) => section === 'LINK')?.itemList;
    expect(links?.map(({ url }) => url)).toEqual(['', '', 'https://example.com/haneul']);
  });

  it('hides further names that it is given, and leaves nothing of the school anywhere', () => {
    const content = makeContent({ EDUCATION: [school], AWARD: [makeItem(4, { place: both('나루대학', 'Naru') })] });
    const text = JSON.stringify(blindResume(content, ['나루대학', 'Naru']));
    expect(text).not.toMatch(/가람|나루|Garam|Naru|garam/);
  });
});
