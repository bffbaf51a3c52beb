/** Names: surnames by their real frequency, given names by the years of birth, and how Latin letters write both. */
import type { Random } from './random.ts';

export type Sex = 'M' | 'F';

export interface PersonName {
  readonly ko: string;
  readonly en: string;
}

/** Surname, its usual Latin spelling, and how many in 1,000 bear it (census of 2015). */
const SURNAMES =
  '김 Kim 215 이 Lee 147 박 Park 84 최 Choi 47 정 Jung 43 강 Kang 24 조 Cho 21 윤 Yoon 21 장 Jang 20 임 Lim 17 오 Oh 15 한 Han 15 신 Shin 15 ' +
  '서 Seo 15 권 Kwon 14 황 Hwang 14 안 Ahn 14 송 Song 14 유 Yoo 13 홍 Hong 11 전 Jeon 11 고 Ko 9 문 Moon 9 손 Son 9 양 Yang 9 배 Bae 8 백 Baek 8 ' +
  '허 Heo 7 노 Noh 6 남 Nam 6 심 Shim 6 하 Ha 5 주 Joo 4 구 Koo 4 곽 Kwak 4 성 Sung 4 차 Cha 4 우 Woo 4 진 Jin 3 민 Min 3 류 Ryu 3 나 Na 3 ' +
  '지 Ji 3 엄 Eom 3 변 Byun 2 원 Won 2 방 Bang 2 천 Cheon 2 공 Kong 2 현 Hyun 2 여 Yeo 1 추 Choo 1 도 Do 1 소 So 1 석 Seok 1 선 Sun 1 ' +
  '남궁 Namgung 0.4 황보 Hwangbo 0.2 제갈 Jegal 0.1 선우 Sunwoo 0.1 사공 Sagong 0.1 독고 Dokgo 0.05';

/** Given names by the last birth year in which they were in fashion. */
const GIVEN: readonly { until: number; M: string; F: string }[] = [
  {
    until: 1969,
    M: '영수 영호 성수 정호 영철 종수 명수 광수 상철 용호 재철 동수 병철 기영 경호 태식 창호 인호 성호 춘식 석진 해룡',
    F: '미숙 영희 은숙 정희 현숙 경희 영숙 명숙 순옥 혜숙 정숙 미경 옥순 선희 경숙 은희 금자 성희 인숙 영란 안나 미란',
  },
  {
    until: 1979,
    M: '정훈 성호 상훈 영진 재호 진우 성민 준호 태영 동욱 병훈 세훈 경수 형진 원석 종현 기훈 철민 승우 대성 민호 용준 재영 광현 상욱',
    F: '은정 미경 현정 은주 수정 지영 윤정 혜정 선영 은경 미정 소영 주희 경아 진희 정아 유미 현주 보영 나영 희정 승희 명진 민경 수경',
  },
  {
    until: 1992,
    M: '지훈 동현 민수 현우 성훈 준영 승현 재현 진수 태현 우진 정민 상현 민규 영민 세진 경민 종민 형준 기현 원준 대현 인성 석현 창민',
    F: '지은 혜진 지혜 은지 수진 민지 유진 보라 아름 슬기 지현 소연 미나 수연 예지 윤희 다혜 선미 가영 효진 지선 나래 세영 혜원 은영',
  },
  {
    until: 2002,
    M: '민준 준혁 승민 동훈 재민 태윤 성현 지원 현수 민석 도영 상우 영재 규민 한솔 찬호 재욱 준형 승재 건우 윤성 정우 주원 태호 시현',
    F: '수빈 민서 지수 예진 유나 다은 지원 혜린 소희 하영 채영 수민 예슬 가은 나은 세희 윤아 주연 지우 서영 다솜 현지 은비 하늘 정은',
  },
  {
    until: 9999,
    M:
      '민준 서준 지훈 현우 준서 우진 건우 예준 도현 현준 민재 지호 유준 시우 재윤 민성 윤호 찬우 은찬 한결 태민 성민 준우 승우 지환 ' +
      '주원 은우 이준 선우 연우 정현 시후 하준 동하 규현 도윤 태오 재원 승호 지안',
    F:
      '서연 지우 서현 민서 수빈 예은 지민 유진 채원 하은 지원 은서 예린 서영 수민 윤서 다은 예진 소율 나연 하늘 가은 시은 유나 소연 ' +
      '지현 수아 연우 서윤 지아 하린 아린 채은 세아 나은 예나 다인 소민 유빈 해인',
  },
];

/** Beside the names in fashion, parents put syllables together themselves. */
const COMPOSED_SHARE = 0.5;
const SYLLABLES = {
  M: [
    '민 서 도 현 지 준 시 재 건 우 승 성 태 정 동 경 진 영 규 찬 원 상 윤 주 하 은',
    '준 우 현 호 훈 민 윤 진 원 혁 석 환 빈 율 성 규 영 수 재 형',
  ],
  F: [
    '서 지 민 수 예 다 하 채 유 은 소 가 윤 나 시 아 연 혜 주 세 보 정 현 미',
    '연 윤 은 우 원 빈 린 아 영 현 진 희 민 나 인 서 경 림 율 솔',
  ],
} as const;

function composeGivenName(random: Random, sex: Sex): string {
  const [firsts, lasts] = SYLLABLES[sex];
  const first = random.pick(firsts.split(' '));
  return first + random.pick(lasts.split(' ').filter((last) => last !== first));
}

const surnames = readTriples(SURNAMES);
const given = GIVEN.map((age) => ({ until: age.until, M: age.M.split(' '), F: age.F.split(' ') }));

export function makeKoreanName(random: Random, born: { year: number; sex: Sex }): PersonName {
  const [surname, latin] = random.weighted(surnames);
  const age = given.find((one) => born.year <= one.until);
  if (!age) throw new RangeError(`no names for ${born.year}`);
  const first =
    born.year > 1979 && random.chance(COMPOSED_SHARE) ? composeGivenName(random, born.sex) : random.pick(age[born.sex]);
  return { ko: surname + first, en: `${romaniseGivenName(first)} ${latin}` };
}

function readTriples(text: string): (readonly [readonly [string, string], number])[] {
  const words = text.split(' ');
  return words.flatMap((word, at) =>
    at % 3 === 0 ? [[[word, words[at + 1] ?? ''], Number(words[at + 2])] as const] : [],
  );
}

const INITIALS = 'g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const FINALS = '- k k k n n n t l k m l l l p l m p p t t ng t t k t p h'.split(' ');
const FIRST_SYLLABLE = 0xac00;

/** Romanizes a given name (Revised Romanization), syllable by syllable without sound changes: 서윤 → Seoyun. */
export function romaniseGivenName(name: string): string {
  const latin = Array.from(name, romaniseSyllable).join('');
  return latin.charAt(0).toUpperCase() + latin.slice(1);
}

function romaniseSyllable(syllable: string): string {
  const index = (syllable.codePointAt(0) ?? 0) - FIRST_SYLLABLE;
  if (index < 0 || index > 11_171) return syllable;
  const parts = [INITIALS[Math.floor(index / 588)], VOWELS[Math.floor((index % 588) / 28)], FINALS[index % 28]];
  return parts.filter((part) => part !== '-').join('');
}

/** Names from elsewhere, as the register writes them: Hangul and passport spelling. */
const FOREIGN: Readonly<Record<string, { families: string; given: string; familyFirst: boolean; between: string }>> = {
  VN: {
    families: '응웬=Nguyen 쩐=Tran 레=Le 팜=Pham 호앙=Hoang 부=Vu',
    given:
      '티_란=Thi_Lan 반_민=Van_Minh 티_흐엉=Thi_Huong 득_안=Duc_Anh 티_마이=Thi_Mai 꽝_하이=Quang_Hai 응옥_린=Ngoc_Linh',
    familyFirst: true,
    between: ' ',
  },
  CN: {
    families: '왕=Wang 리=Li 장=Zhang 류=Liu 천=Chen 양=Yang 자오=Zhao',
    given: '웨이=Wei 샤오밍=Xiaoming 쯔한=Zihan 이눠=Yinuo 하오위=Haoyu 메이링=Meiling 쓰위=Siyu 쥔제=Junjie',
    familyFirst: true,
    between: '',
  },
  MN: {
    families: '바트에르덴=Bat-Erdene 간볼드=Ganbold 도르지=Dorj 엥흐바야르=Enkhbayar',
    given: '테무진=Temuujin 사란게렐=Sarangerel 아노=Anu 빌군=Bilguun 노민=Nomin',
    familyFirst: true,
    between: ' ',
  },
  UZ: {
    families: '카리모프=Karimov 라흐모노바=Rahmonova 유수포프=Yusupov 토시마토바=Toshmatova',
    given: '아지즈=Aziz 마디나=Madina 자수르=Jasur 딜노자=Dilnoza 티무르=Timur',
    familyFirst: false,
    between: ' ',
  },
  JP: {
    families: '사토=Sato 스즈키=Suzuki 다나카=Tanaka 야마모토=Yamamoto',
    given: '유이=Yui 하루토=Haruto 사쿠라=Sakura 렌=Ren 아오이=Aoi',
    familyFirst: true,
    between: ' ',
  },
  ID: {
    families: '위자야=Wijaya 산토소=Santoso 푸트리=Putri',
    given: '데위=Dewi 아디=Adi 시티=Siti 부디=Budi',
    familyFirst: false,
    between: ' ',
  },
  US: {
    families: '존슨=Johnson 밀러=Miller 가르시아=Garcia',
    given: '에밀리=Emily 제임스=James 올리비아=Olivia 노아=Noah',
    familyFirst: false,
    between: ' ',
  },
};

const NATIONALITIES = [
  ['VN', 34],
  ['CN', 30],
  ['MN', 12],
  ['UZ', 10],
  ['JP', 5],
  ['ID', 5],
  ['US', 4],
] as const;

export function pickNationality(random: Random): string {
  return random.weighted(NATIONALITIES);
}

export function makeForeignName(random: Random, nationality: string): PersonName {
  const stock = FOREIGN[nationality];
  if (!stock) throw new RangeError(`no names for ${nationality}`);
  const [familyKo, familyEn] = halves(random.pick(stock.families.split(' ')));
  const [givenKo, givenEn] = halves(random.pick(stock.given.split(' ')));
  const ko = stock.familyFirst ? familyKo + stock.between + givenKo : `${givenKo} ${familyKo}`;
  const en = nationality === 'VN' || nationality === 'MN' ? `${familyEn} ${givenEn}` : `${givenEn} ${familyEn}`;
  return { ko, en };
}

function halves(pair: string): [string, string] {
  const [ko = '', en = ''] = pair.replaceAll('_', ' ').split('=');
  return [ko, en];
}
