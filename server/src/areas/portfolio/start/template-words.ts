/** Words that a new portfolio begins with, in both languages: headings, and prompts for the student's own words. */
import type { StartAudience, StartTemplate } from '@naru/contract/areas/portfolio/start.ts';
import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';

const ko = {
  templates: {
    STORY: { name: '이야기', purpose: '해낸 일을 한 편씩 들려줘요. 경험 카드가 있다면 가장 잘 어울려요.' },
    PROOF: { name: '확인된 기록', purpose: '학교가 확인한 활동과 배지를 앞에 두어요. 믿고 읽을 수 있어요.' },
    STUDIO: { name: '작업실', purpose: '사진과 작업물이 먼저 보여요. 디자인·영상·공학 작업에 좋아요.' },
    ONE_PAGE: { name: '한 장', purpose: 'A4 한두 장에 다 담겨요. 이력서와 함께 내기 좋아요.' },
    GROWTH: { name: '성장 기록', purpose: '해 온 일과 배운 것을 차례로 보여요. 대학원·교환학생 지원에 좋아요.' },
    FIRST: { name: '첫걸음', purpose: '아직 쌓인 것이 적어도 괜찮아요. 관심과 계획에서 시작해요.' },
  },
  headings: {
    stories: '해낸 일',
    work: '작업',
    path: '활동 이력',
    records: '학교가 확인한 기록',
    badges: '배지',
    skills: '할 수 있는 것',
    resume: '경력과 수상',
    chart: '검사로 본 나',
    learned: '배운 것',
    next: '다음 걸음',
    interests: '관심 있는 것',
    plan: '해 보고 싶은 것',
  },
  prompts: {
    headline: '어떤 사람인지 한 줄로 적어 보세요. 예: 데이터로 이야기하는 마케터',
    summary: {
      EMPLOYER: '어떤 일을 잘하는지, 무엇으로 보여 줄 수 있는지 두세 문장으로 적어 보세요.',
      STUDY: '무엇을 왜 더 공부하고 싶은지, 지금까지 무엇을 준비했는지 두세 문장으로 적어 보세요.',
      TEAM: '함께할 사람에게 내가 무엇을 맡을 수 있는지 두세 문장으로 적어 보세요.',
      MYSELF: '이 포트폴리오에 무엇을 모으고 싶은지 두세 문장으로 적어 보세요.',
    },
    storyTitle: '가장 기억에 남는 일의 제목을 적어 보세요',
    story: '어떤 상황이었나요? 무엇을 직접 했고, 그래서 무엇이 달라졌나요? 숫자가 있으면 함께 적어 보세요.',
    skill: '잘하는 것 하나 (예: 인터뷰, SQL, 영상 편집)',
    gallery: '바로 위에 작업 사진을 두세 장 넣고, 무엇을 만들었는지 여기에 적어 보세요.',
    learned: '이 일들을 하며 무엇을 알게 되었나요?',
    next: '앞으로 무엇을 해 보고 싶은지 한두 문장으로 적어 보세요.',
    interests: '요즘 자주 찾아보는 것, 더 알고 싶은 것을 적어 보세요.',
    plan: '이번 학기에 해 볼 일을 하나 적어 보세요. 작을수록 좋아요.',
  },
};

const en: typeof ko = {
  templates: {
    STORY: {
      name: 'Stories',
      purpose: 'Tells what you achieved, one story at a time. Best if you have experience cards.',
    },
    PROOF: {
      name: 'On record',
      purpose: 'Puts activities and badges that the university confirms first, so readers can trust it.',
    },
    STUDIO: { name: 'Studio', purpose: 'Pictures and work come first. Good for design, film and engineering.' },
    ONE_PAGE: { name: 'One page', purpose: 'Fits on one or two sheets of A4. Good to submit with a résumé.' },
    GROWTH: {
      name: 'Growth',
      purpose: 'Shows your path and what you learned, step by step. Good for graduate school and exchanges.',
    },
    FIRST: { name: 'First steps', purpose: 'It’s fine if there isn’t much yet. Start from interests and plans.' },
  },
  headings: {
    stories: 'What I’ve done',
    work: 'Work',
    path: 'My path so far',
    records: 'Confirmed by the university',
    badges: 'Badges',
    skills: 'What I can do',
    resume: 'Experience and awards',
    chart: 'How I see myself',
    learned: 'What I learned',
    next: 'What comes next',
    interests: 'What interests me',
    plan: 'What I want to try',
  },
  prompts: {
    headline: 'Say who you are in one line. For example: a marketer who tells stories with data',
    summary: {
      EMPLOYER: 'In two or three sentences, say what you do well and how you can show it.',
      STUDY: 'In two or three sentences, say what you want to study, why, and how you’ve prepared.',
      TEAM: 'In two or three sentences, say what you can take on in a team.',
      MYSELF: 'In two or three sentences, say what you want to collect here.',
    },
    storyTitle: 'Give a title to the thing you remember best',
    story: 'What was the situation? What did you do yourself, and what changed? Add numbers if you have them.',
    skill: 'One thing you’re good at (such as interviewing, SQL or video editing)',
    gallery: 'Add two or three pictures of your work above, and say here what you made.',
    learned: 'What did you find out while doing this?',
    next: 'In a sentence or two, say what you’d like to do next.',
    interests: 'What do you keep looking up? What would you like to know more about?',
    plan: 'Name one thing you’ll try this term. The smaller, the better.',
  },
};

export type TemplateWords = typeof ko;

export const templateWords: Readonly<Record<PaperLanguage, TemplateWords>> = { ko, en };

/** Templates that suit an audience, the best first. */
export const TEMPLATE_AUDIENCES: Readonly<Record<StartTemplate, readonly StartAudience[]>> = {
  STORY: ['EMPLOYER', 'TEAM'],
  PROOF: ['EMPLOYER', 'STUDY'],
  STUDIO: ['TEAM', 'EMPLOYER'],
  ONE_PAGE: ['EMPLOYER'],
  GROWTH: ['STUDY', 'MYSELF'],
  FIRST: ['MYSELF', 'TEAM'],
};
