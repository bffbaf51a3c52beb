import { describe, expect, it } from 'vitest';

import { renderLetter, type Letter } from './letter.ts';

const SENDER = { baseUrl: 'https://naru.example.ac.kr', universityNm: '가람대학교' };
const LETTER: Letter = {
  to: { address: 'kim@example.ac.kr', name: '김나루' },
  locale: 'ko',
  subject: '새 공지가 있어요',
  paragraphs: ['첫 줄\n둘째 줄', '다음 문단'],
  action: { label: '공지 보기', path: '/cmmnty/board/notice/detail/1?a=1&b=2' },
  footer: { text: '알림을 켜 두어서 보냈어요.', label: '알림 설정', path: '/session/notification/form' },
};

describe('a letter', () => {
  it('says the same in plain text and in HTML', () => {
    const { text, html } = renderLetter(LETTER, SENDER);
    for (const words of ['둘째 줄', '다음 문단', '공지 보기', '알림 설정', '가람대학교']) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(text).toContain('https://naru.example.ac.kr/cmmnty/board/notice/detail/1?a=1&b=2');
    expect(html).toContain('href="https://naru.example.ac.kr/cmmnty/board/notice/detail/1?a=1&amp;b=2"');
    expect(html).toContain('<html lang="ko">');
    expect(html).toContain('첫 줄<br>둘째 줄');
  });

  it('lets nothing that somebody wrote become HTML', () => {
    const { html } = renderLetter(
      { ...LETTER, subject: '</title><script>x</script>', paragraphs: ['<img src=x onerror="x()"> & \'y\''] },
      SENDER,
    );
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;img src=x onerror=&quot;x()&quot;&gt; &amp; &#39;y&#39;');
  });

  it('fetches nothing from afar', () => {
    expect(renderLetter(LETTER, SENDER).html).not.toMatch(/src=|url\(|@import|<link/);
  });

  it('has a subject of one line, so that no header can be slipped in', () => {
    const { subject } = renderLetter({ ...LETTER, subject: ' 제목\r\nBcc: all@example.ac.kr ' }, SENDER);
    expect(subject).toBe('제목 Bcc: all@example.ac.kr');
  });

  it('does without action and footer', () => {
    const { text } = renderLetter(
      { to: LETTER.to, locale: 'en', subject: 'Hello', paragraphs: ['One'] },
      { ...SENDER, universityNm: 'Garam University' },
    );
    expect(text).toBe('One\n\n-- \nGaram University\n');
  });
});
