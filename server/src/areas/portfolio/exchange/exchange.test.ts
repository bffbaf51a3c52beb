import published from '@jsonresume/schema';
import { blindResume } from '@naru/contract/areas/portfolio/blind.ts';
import { ResumeContent, RESUME_SECTIONS, type ResumeItem } from '@naru/contract/areas/portfolio/resume-content.ts';
import { emptyContent, emptyItem, isReversed } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { PAPER_LANGUAGES, PAPER_MOST, type Both, type PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { newId } from '../../../platform/db/id.ts';
import { leaveOutGone } from '../resume/rules.ts';
import { describePlace, describeProblem } from './describe.ts';
import { writeJsonResume } from './export.ts';
import { readJsonResume, takeIn, type ImportedResume } from './import.ts';
import { showResume } from './shown.ts';

const AT = new Date('2026-11-26T00:30:00Z');

const inOne = (language: PaperLanguage, text: string): Both => ({ ko: '', en: '', [language]: text });
const letters = fc.string({
  unit: fc.constantFrom(...Array.from('가나다라 한글abc XYZ012.-<>&"\'/가😀é')),
  maxLength: 24,
});
const word = letters.filter((text) => text.trim() !== '');
const paragraph = fc.array(letters, { maxLength: 4 }).map((lines) => lines.join('\n'));
const month = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1950, max: 2100 }).map(String),
  fc
    .tuple(fc.integer({ min: 1950, max: 2100 }), fc.integer({ min: 1, max: 12 }))
    .map(([y, m]) => `${y}-${String(m).padStart(2, '0')}`),
);
const url = fc.constantFrom('', 'https://example.com/naru', 'http://example.com/a?b=c#d');

function item(language: PaperLanguage): fc.Arbitrary<ResumeItem> {
  const one = (text: string) => inOne(language, text);
  return (
    fc
      .record({
        title: word,
        place: letters,
        detail: letters,
        text: paragraph,
        begins: month,
        ends: month,
        url,
        isOngoing: fc.boolean(),
      })
      // Reversed periods stay out of files.
      .filter((made) => !isReversed(made))
      .map(({ title, place, detail, text, ...rest }) => ({
        ...emptyItem(newId()),
        ...rest,
        ends: rest.isOngoing ? '' : rest.ends,
        title: one(title),
        place: one(place),
        // A list in JSON Resume: blanks alone are no entry of it.
        detail: one(detail.trim() === '' ? '' : detail),
        text: one(text),
      }))
  );
}

function content(language: PaperLanguage): fc.Arbitrary<ResumeContent> {
  const one = (text: string) => inOne(language, text);
  return fc
    .record({
      person: fc.record({
        name: letters.map(one),
        headline: letters.map(one),
        gender: letters.map(one),
        address: word.map(one),
        summary: paragraph.map(one),
        birthOn: fc.constantFrom('', '2001-05-14'),
        email: fc.constantFrom('', 'haneul@example.com', '골뱅이 없는 주소'),
        phone: fc.constantFrom('', '010-1234-5678'),
        photoFileId: fc.constant(null),
      }),
      lists: fc.tuple(...RESUME_SECTIONS.map(() => fc.array(item(language), { maxLength: 3 }))),
    })
    .map(({ person, lists }) => ({
      person,
      sectionList: RESUME_SECTIONS.map((section, at) => ({
        section,
        isShown: true,
        breaksBefore: false,
        itemList: lists[at] ?? [],
      })),
    }));
}

/** Words and periods of a résumé, without the ids of its entries. */
const saying = ({ person, sectionList }: ResumeContent) => ({
  person,
  sectionList: sectionList.map(({ section, itemList }) => ({
    section,
    itemList: itemList.map(({ itemId: _itemId, ...rest }) => rest),
  })),
});

function read(file: unknown, language: PaperLanguage = 'ko'): ImportedResume {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  const found = readJsonResume(text, language, () => newId());
  if (!found) throw new Error('not read');
  return found;
}
const itemsOf = ({ content: { sectionList } }: ImportedResume, section: string): readonly ResumeItem[] =>
  sectionList.find((part) => part.section === section)?.itemList ?? [];

function complaintsOf(resume: unknown): readonly string[] {
  let complaints: readonly string[] = ['not validated'];
  published.validate(resume, (problems) => {
    complaints = problems?.map(({ stack }) => stack) ?? [];
  });
  return complaints;
}

describe('V6 JSON Resume out', () => {
  it('validates against the published schema, and comes back the same, in either language', () => {
    for (const language of PAPER_LANGUAGES) {
      fc.assert(
        fc.property(content(language), (made) => {
          const written = writeJsonResume(made, language, AT);
          expect(complaintsOf(written)).toEqual([]);
          const back = read(JSON.stringify(written), language);
          expect(back.problems).toEqual([]);
          expect(back.unknown).toEqual([]);
          expect(saying(back.content)).toEqual(saying(made));
          expect(ResumeContent.safeParse(back.content).success).toBe(true);
        }),
        { numRuns: 60 },
      );
    }
  });

  it('is complained about by the schema where it is wrong', () => {
    expect(complaintsOf({ basics: { name: 7 } })).not.toEqual([]);
    expect(complaintsOf({ work: [{ startDate: '1월' }] })).not.toEqual([]);
  });

  it('leaves out what is hidden, gone, or written in the other language only', () => {
    const made = emptyContent();
    const named = (name: Both) => ({ ...emptyItem(newId()), title: name });
    const shown = named(inOne('ko', '보임'));
    const gone = { ...named(inOne('ko', '없어짐')), source: { kind: 'badge', id: newId() } };
    const work = [shown, { ...named(inOne('ko', '숨김')), isShown: false }, gone, named(inOne('en', 'English'))];
    const sectionList = made.sectionList.map((part) => (part.section === 'WORK' ? { ...part, itemList: work } : part));
    const left = showResume(leaveOutGone({ ...made, sectionList }, new Map()), { language: 'ko', schools: null });
    expect(left.sectionList.flatMap(({ itemList }) => itemList)).toEqual([shown]);
  });

  it('is blind where the résumé is', () => {
    const made = emptyContent();
    const blind = showResume(
      { ...made, person: { ...made.person, birthOn: '2001-05-14', summary: inOne('ko', '나루대학교에서 배워요') } },
      { language: 'ko', schools: ['나루대학교'] },
    );
    expect(JSON.stringify(writeJsonResume(blind, 'ko', AT))).not.toMatch(/나루|2001/);
  });
});

describe('V6 JSON Resume in', () => {
  it('tells a date of 1066 at its place, and leaves it empty', () => {
    const found = read({ work: [{ name: '가' }, { name: '나', startDate: '1066-10-14', endDate: '2024-02' }] });
    expect(itemsOf(found, 'WORK')[1]).toMatchObject({ begins: '', ends: '2024-02', isOngoing: false });
    expect(found.problems.map((problem) => describeProblem(problem, 'ko'))).toEqual([
      {
        path: 'work[1].startDate',
        code: 'DATE',
        place: '경력 2번째 · 시작',
        text: '읽을 수 없는 날짜라서 비워 둬요: 1066-10-14',
      },
    ]);
  });

  it('keeps what nobody knows out, and tells each by its name', () => {
    const found = read({
      basics: { name: '김하늘', nickname: 'h' },
      work: [{ name: '가', salary: 1 }],
      hobbies: [],
      publications: [],
    });
    expect(found.unknown).toEqual(['hobbies', 'publications', 'basics.nickname', 'work[0].salary']);
  });

  it('tells a text of 100,000 characters, and takes its beginning', () => {
    const found = read({ basics: { name: '가'.repeat(100_000), summary: '나'.repeat(100_000) } });
    expect(found.content.person.name.ko).toHaveLength(PAPER_MOST.line);
    expect(found.content.person.summary.ko).toHaveLength(PAPER_MOST.text);
    expect(found.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'basics.name LONG',
      'basics.summary LONG',
    ]);
    expect(describeProblem(found.problems[1] ?? { path: '', code: 'LONG', value: '' }, 'en').text).toBe(
      'This is too long. Only the first 2,000 characters come in.',
    );
  });

  it('leaves a script a text, and lets no script be an address', () => {
    const script = '<script>alert(1)</script>';
    const found = read({ projects: [{ name: script, description: script, url: 'javascript:alert(1)' }] });
    expect(itemsOf(found, 'PROJECT')[0]).toMatchObject({ title: { ko: script }, text: { ko: script }, url: '' });
    expect(found.problems.map(({ path, code }) => `${path} ${code}`)).toEqual(['projects[0].url ADDRESS']);
  });

  it('takes highlights, keywords and scores up where they read well', () => {
    const found = read({
      work: [{ name: '가', position: '나', startDate: '2024-03-01', summary: '다', highlights: ['라', '마'] }],
      education: [
        { institution: '학교', area: '전공', studyType: '학사', score: '4.0', endDate: 'Present', startDate: '2022' },
      ],
      skills: [{ name: 'TypeScript', level: '상', keywords: ['React'] }],
    });
    expect(itemsOf(found, 'WORK')[0]).toMatchObject({
      text: { ko: '다\n- 라\n- 마' },
      begins: '2024-03',
      isOngoing: true,
    });
    expect(itemsOf(found, 'EDUCATION')[0]).toMatchObject({ detail: { ko: '학사, 4.0' }, ends: '', isOngoing: true });
    expect(itemsOf(found, 'SKILL')[0]).toMatchObject({ text: { ko: '- React' } });
    expect(found.problems).toEqual([]);
  });

  it('gives days, places, scores and lists back under their own names, until somebody changes the field', () => {
    const file = {
      basics: {
        name: '김하늘',
        location: { address: '나루로 1', city: '서울', postalCode: '04524', countryCode: 'KR' },
      },
      work: [
        {
          name: '가',
          position: '나',
          location: '부산',
          startDate: '2024-03-02',
          endDate: '2025-02-28',
          highlights: ['다'],
        },
      ],
      education: [
        {
          institution: '학교',
          area: '전공',
          studyType: '학사',
          score: '4.0',
          startDate: '2022-03-01',
          endDate: '2026-02',
          courses: ['통계', '글쓰기'],
        },
      ],
      awards: [{ title: '상', date: '2024-05-17' }],
      projects: [
        {
          name: '앱',
          type: '공모전',
          description: '만들었어요',
          highlights: ['설계'],
          startDate: '2024',
          endDate: '2025',
        },
      ],
      skills: [{ name: 'TypeScript', keywords: ['React'] }],
    };
    const { content: came, problems } = read(file);
    expect(problems).toEqual([]);
    const { basics, work, education, awards, projects, skills } = writeJsonResume(came, 'ko', AT);
    expect({ basics, work, education, awards, projects, skills }).toEqual(file);
    const changed = {
      ...came,
      person: { ...came.person, address: inOne('ko', '한빛로 2') },
      sectionList: came.sectionList.map((part) => ({
        ...part,
        itemList: part.itemList.map((one) => ({ ...one, detail: inOne('ko', '마케팅팀'), begins: '2024-04' })),
      })),
    };
    expect(writeJsonResume(changed, 'ko', AT)).toMatchObject({
      basics: { location: { address: '한빛로 2' } },
      work: [{ 'x-department': '마케팅팀', startDate: '2024-04', endDate: '2025-02-28' }],
    });
    expect(JSON.stringify(blindResume(came))).not.toMatch(/carried|04524/);
  });

  it('tells what stands where a text or a list should be, and more entries than a section has', () => {
    const found = read({
      basics: { name: { first: 'a' } },
      work: 'none',
      awards: [7],
      skills: Array.from({ length: 62 }, () => ({ name: '가' })),
    });
    expect(found.problems.map(({ path, code, value }) => `${path} ${code} ${value}`)).toEqual([
      'basics.name TYPE {"first":"a"}',
      'work TYPE none',
      'awards[0] TYPE 7',
      'skills MANY 2',
    ]);
    expect(describePlace('skills', 'ko')).toBe('기술');
    expect(describePlace('basics.x-birthDate', 'en')).toBe('Date of birth');
  });

  it('is nothing where the file is no object, and survives any JSON', () => {
    for (const text of ['', 'null', '[]', '{"a":', '"text"', '7']) {
      expect(readJsonResume(text, 'ko', () => newId())).toBeUndefined();
    }
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('basics', 'work', 'education', '__proto__', 'skills'), fc.jsonValue()),
        (file) => {
          expect(ResumeContent.safeParse(read(JSON.stringify(file)).content).success).toBe(true);
        },
      ),
    );
  });

  it('keeps the photo and the person’s words in the other language where it replaces a résumé', () => {
    const before = emptyContent();
    const person = { ...before.person, photoFileId: newId(), name: { ko: '김하늘', en: 'Haneul Kim' } };
    const { content: imported } = read({ basics: { name: '김바다' } });
    expect(takeIn({ ...before, person }, imported, 'ko').person).toMatchObject({
      name: { ko: '김바다', en: 'Haneul Kim' },
      photoFileId: person.photoFileId,
    });
  });
});
