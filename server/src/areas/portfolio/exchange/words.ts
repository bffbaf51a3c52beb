/** Sentences about résumés that come as files: which place, what is not as it should be, what becomes of it. */
import type { ExchangeProblemCode } from '@naru/contract/areas/portfolio/exchange.ts';
import type { ResumeSection } from '@naru/contract/areas/portfolio/resume-content.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

import type { Locale } from '../../../platform/http/messages.ts';

/** Parts of an entry and of a person, as places are named. */
type Part = 'title' | 'place' | 'detail' | 'begins' | 'ends' | 'text' | 'url';

interface ExchangeWords {
  readonly notJson: string;
  readonly notResume: string;
  readonly nothing: string;
  readonly fileNm: (name: string) => string;
  readonly sections: Readonly<Record<ResumeSection, string>>;
  readonly parts: Readonly<Record<Part, string>>;
  readonly basics: Readonly<Record<string, string>>;
  readonly entry: (section: string, number: number) => string;
  readonly join: (place: string, part: string) => string;
  readonly problems: Readonly<Record<ExchangeProblemCode, (value: string, most: number) => string>>;
}

export const exchangeWords: Readonly<Record<Locale, ExchangeWords>> = {
  ko: {
    notJson: 'JSON 파일로 읽을 수 없어요. 내려받은 파일을 그대로 골라 주세요.',
    notResume: 'JSON Resume 파일이 아니에요. 이름이나 경력 같은 내용이 하나도 없어요.',
    nothing: '가져올 내용이 없어요. 다른 파일을 골라 주세요.',
    fileNm: (name) => `이력서 ${name}`,
    sections: {
      EDUCATION: '학력',
      MILITARY: '병역',
      WORK: '경력',
      ACTIVITY: '교내 활동',
      LANGUAGE: '어학',
      CERTIFICATE: '자격',
      AWARD: '수상',
      TRAINING: '교육 이수',
      PROJECT: '프로젝트',
      VOLUNTEER: '봉사',
      ABROAD: '해외 경험',
      SKILL: '기술',
      LINK: '링크',
    },
    parts: {
      title: '이름',
      place: '기관',
      detail: '세부 내용',
      begins: '시작',
      ends: '끝',
      text: '설명',
      url: '주소',
    },
    basics: {
      name: '이름',
      label: '한 줄 소개',
      email: '이메일',
      phone: '전화',
      url: '홈페이지',
      summary: '소개',
      location: '주소',
      'x-birthDate': '생년월일',
      'x-gender': '성별',
    },
    entry: (section, number) => `${section} ${number}번째`,
    join: (place, part) => `${place} · ${part}`,
    problems: {
      DATE: (value) => `읽을 수 없는 날짜라서 비워 둬요: ${value}`,
      LONG: (_value, most) => `너무 길어서 앞의 ${most.toLocaleString('ko')}자만 가져와요.`,
      TYPE: () => '글이 들어갈 자리에 다른 값이 있어서 비워 둬요.',
      ADDRESS: (value) => `http나 https로 시작하는 주소가 아니라서 비워 둬요: ${value}`,
      MANY: (value) => `항목은 ${PAPER_MOST.items}개까지라서 나머지 ${value}개는 빼요.`,
    },
  },
  en: {
    notJson: 'We couldn’t read this as a JSON file. Choose the file as you downloaded it.',
    notResume: 'This isn’t a JSON Resume: it has no name, no work and nothing else that belongs in one.',
    nothing: 'There’s nothing to import. Choose another file.',
    fileNm: (name) => `Resume ${name}`,
    sections: {
      EDUCATION: 'Education',
      MILITARY: 'Military service',
      WORK: 'Experience',
      ACTIVITY: 'Activities',
      LANGUAGE: 'Languages',
      CERTIFICATE: 'Certificates',
      AWARD: 'Awards',
      TRAINING: 'Training',
      PROJECT: 'Projects',
      VOLUNTEER: 'Volunteering',
      ABROAD: 'Experience abroad',
      SKILL: 'Skills',
      LINK: 'Links',
    },
    parts: {
      title: 'name',
      place: 'organization',
      detail: 'details',
      begins: 'start',
      ends: 'end',
      text: 'description',
      url: 'address',
    },
    basics: {
      name: 'Name',
      label: 'Headline',
      email: 'Email',
      phone: 'Phone',
      url: 'Website',
      summary: 'Summary',
      location: 'Address',
      'x-birthDate': 'Date of birth',
      'x-gender': 'Gender',
    },
    entry: (section, number) => `${section}, entry ${number}`,
    join: (place, part) => `${place}: ${part}`,
    problems: {
      DATE: (value) => `We can’t read this date, so it stays empty: ${value}`,
      LONG: (_value, most) => `This is too long. Only the first ${most.toLocaleString('en')} characters come in.`,
      TYPE: () => 'There’s something else where a text should be, so it stays empty.',
      ADDRESS: (value) => `This address doesn’t begin with http or https, so it stays empty: ${value}`,
      MANY: (value) => `A section has up to ${PAPER_MOST.items} entries. The other ${value} stay out.`,
    },
  },
};
