-- Terms, privacy policy and e-mail refusal that a new portal starts with (docs/specification.md §1, §2).
-- Neutral words for any Korean university; one that has its own text adds it as the next version. Bodies: parts divided
-- by empty lines, "# " begins a heading, lines that all start with "- " are a list.

insert into consent_document (code, version, title_ko, title_en, body_ko, body_en, is_mandatory, effective_on) values
('tou', 1, '이용약관', 'Terms of use',
$ko$이 약관은 우리 대학이 운영하는 학생 경력·학습 포털(이하 포털)을 쓸 때 대학과 이용자가 서로 지킬 것을 정해요. 포털에 로그인하면 이 약관이 적용돼요.

# 1. 누가 쓸 수 있나요

- 재학생과 휴학생, 졸업생, 교원, 아카데믹 코치, 조교, 직원이 쓸 수 있어요. 대학이 학적과 인사 정보를 바탕으로 계정을 만들어요.
- 학교 밖에서 참여하는 멘토링은 만 14세부터 직접 가입할 수 있고, 그 멘토링과 내 계정, 공개 페이지만 볼 수 있어요.
- 볼 수 있는 메뉴와 자료는 신분과 맡은 일에 따라 달라요. 신분이 바뀌면 권한도 함께 바뀌어요.

# 2. 대학이 하는 일

- 역량 진단, 학습 분석, 상담, 진로와 취업 정보, 비교과 수업, 포트폴리오, 멘토링처럼 학생의 학습과 진로를 돕는 서비스를 제공해요. 아직 준비하고 있는 메뉴는 준비 중이라고 알려요.
- 포털을 안전하게 운영하고, 개인정보를 개인정보 처리방침에 따라 다뤄요.
- 점검이나 장애로 서비스를 멈출 때는 되도록 미리 알려요. 급할 때는 먼저 조치하고 나중에 알려요.

# 3. 이용자가 지킬 일

- 아이디와 비밀번호는 나만 써요. 다른 사람이 쓴 것 같으면 바로 비밀번호를 바꾸고 모든 기기에서 로그아웃한 뒤 담당 부서에 알려 주세요.
- 함께 쓰는 컴퓨터에서는 로그인할 때 공용 컴퓨터라고 표시하고, 다 쓰면 로그아웃해요.
- 사실과 다른 내용을 내거나 다른 사람인 것처럼 쓰지 않아요.
- 업무로 알게 된 학생의 정보는 그 업무에만 쓰고, 밖으로 옮기거나 알리지 않아요.

# 4. 하면 안 되는 일

- 권한 없이 다른 사람의 자료를 보거나, 포털의 보호 장치를 피하거나, 프로그램으로 자료를 긁어모으는 일
- 다른 사람을 괴롭히거나 차별하는 글, 저작권이나 초상권을 침해하는 자료, 광고를 올리는 일
- 서비스를 방해하거나 악성 프로그램을 올리는 일

대학은 이런 일을 확인하면 글을 가리거나 계정을 잠글 수 있고, 까닭을 본인에게 알려요. 이의가 있으면 담당 부서에 말해 주세요. 다시 살펴보고 답해요.

# 5. 내가 쓴 글과 자료

- 글과 자료의 권리는 쓴 사람에게 있어요. 대학은 서비스를 제공하는 데 필요한 만큼만 보관하고 보여 줘요.
- 누구에게 보일지는 내가 정할 수 있어요. 밖에 공개한 포트폴리오는 언제든 비공개로 되돌릴 수 있어요.
- 교육 기록으로 남겨야 하는 것은 법령과 학칙이 정한 동안 보관해요.

# 6. 책임

- 대학은 고의나 과실로 이용자에게 손해를 끼치면 관계 법령에 따라 책임을 져요.
- 천재지변처럼 대학이 어찌할 수 없는 일이나 이용자의 잘못으로 생긴 손해는 책임지지 않아요.
- 진단 결과와 추천은 참고 자료예요. 졸업 요건과 학적은 학칙과 학사 시스템이 기준이에요.

# 7. 약관이 바뀌면

바뀐 약관은 시행하기 7일 전부터, 이용자에게 불리하거나 중요한 내용은 30일 전부터 포털에서 알려요. 지난 약관은 이 페이지에서 언제든 볼 수 있어요.

# 8. 그 밖에

- 이 약관에 없는 것은 관계 법령과 학칙을 따라요.
- 다툼이 생기면 대한민국 법을 따르고, 법원은 민사소송법이 정한 곳으로 해요.
- 영어로 된 약관은 이해를 돕기 위한 것이고, 뜻이 다르면 한국어 약관을 따라요.$ko$,
$en$These terms set out what our university and the people who use its career and learning portal (the portal) owe each other. They apply once you sign in.

# 1. Who may use it

- Current students and students on leave, alumni, teaching staff, academic coaches, assistants and staff. The university creates accounts from its student and personnel records.
- Mentoring that is open to people outside the university can be joined by signing up, from the age of 14. Those accounts reach that mentoring, their own account and the public pages, and nothing else.
- Which menus and records you see depends on who you are and what you are responsible for. When that changes, your access changes with it.

# 2. What the university does

- It provides services that support learning and careers: ability tests, learning analytics, counselling, career and job information, extracurricular classes, portfolios and mentoring. Menus that are not ready yet say so.
- It runs the portal safely and handles personal information as the privacy policy says.
- It announces maintenance and outages in advance where it can. In an emergency it acts first and explains afterwards.

# 3. What you do

- Keep your username and password to yourself. If you think someone else has used them, change your password, sign out everywhere and tell the office in charge.
- On a shared computer, mark it as shared when you sign in, and sign out when you finish.
- Do not submit anything untrue or pretend to be someone else.
- If your work shows you information about students, use it for that work only and do not take it elsewhere.

# 4. What is not allowed

- Looking at other people’s records without the right to, getting around the portal’s protection, or collecting its content with a program
- Posting anything that harasses or discriminates, that infringes copyright or the right to one’s image, or that advertises
- Disrupting the service or uploading malicious software

If the university finds any of this, it may hide the content or lock the account, and it tells the person why. If you disagree, contact the office in charge; it will look again and answer you.

# 5. What you write and upload

- What you write stays yours. The university stores and shows it only as far as the service needs.
- You decide who sees it. A portfolio that you made public can be made private again at any time.
- What has to be kept as an educational record is kept for as long as the law and university regulations require.

# 6. Liability

- If the university causes you damage on purpose or through negligence, it is liable as the law provides.
- It is not liable for damage caused by events beyond its control or by your own fault.
- Test results and recommendations are for guidance. Graduation requirements and your academic status are decided by university regulations and the academic records system.

# 7. When these terms change

Changes are announced in the portal 7 days before they take effect, or 30 days if they are important or to your disadvantage. Earlier versions remain on this page.

# 8. Everything else

- Where these terms are silent, the law and university regulations apply.
- Disputes are governed by the law of the Republic of Korea and heard by the court that the Civil Procedure Act names.
- This English text is provided for convenience. Where the two differ, the Korean text prevails.$en$,
true, '2025-09-01'),

('privacy', 1, '개인정보 처리방침', 'Privacy policy',
$ko$우리 대학은 「개인정보 보호법」에 따라 학생 경력·학습 포털에서 개인정보를 어떻게 다루는지 이 방침으로 알려요.

# 1. 왜 처리하나요

- 본인을 확인하고 계정을 관리하려고
- 학습과 진로를 돕는 교육 서비스를 제공하려고
- 포털을 안전하게 운영하려고

# 2. 무엇을 처리하나요

- 계정: 아이디, 이름, 영문 이름, 이메일, 전화번호, 비밀번호를 되돌릴 수 없게 바꾼 값, 신분과 소속
- 학적: 학번, 학과와 전공, 학년, 학적 상태, 입학 연도와 학기, 국적, 출생 연도, 성별, 학기별 학점과 평점, 수강 과목과 성적, 지도교수
- 로그인 기록: 시각, 방법, 결과, 접속 주소, 브라우저 종류

주민등록번호는 처리하지 않아요.

# 3. 얼마나 오래 보관하나요

- 계정과 학적: 재학하거나 재직하는 동안, 그 뒤에는 법령과 학칙이 정한 동안
- 로그인 기록: 적어도 2년

보관할 까닭이 없어지면 복구할 수 없게 지워요.

# 4. 다른 곳에 제공하거나 맡기나요

법률에 특별한 규정이 있거나 본인이 동의했을 때만 제공해요. 처리를 맡긴 곳은 없어요.

# 5. 어떤 권리가 있나요

내 정보를 보거나 고치거나 지우거나 처리를 멈추라고 언제든 요구할 수 있어요. 개인정보 보호 담당 부서에 말하면 10일 안에 답해요.

# 6. 누구에게 물어보나요

- 개인정보 보호책임자: 우리 대학의 개인정보 보호책임자
- 담당 부서: 우리 대학의 정보화 담당 부서

# 7. 방침이 바뀌면

바뀐 방침은 포털에서 알리고, 지난 방침은 이 페이지에서 볼 수 있어요.$ko$,
$en$This policy explains how our university handles personal information in its career and learning portal, as the Personal Information Protection Act (PIPA) requires.

# 1. Why we process it

- To confirm who you are and to manage accounts
- To provide services that support learning and careers
- To run the portal safely

# 2. What we process

- Account: username, name, English name, email, phone number, a value derived from your password that cannot be turned back, your role and department
- Academic record: student number, department and majors, year of study, register status, year and term of entrance, nationality, year of birth, sex, credits and grade averages by term, courses and grades, advisor
- Sign-in records: time, method, outcome, network address, browser

We do not process resident registration numbers.

# 3. How long we keep it

- Account and academic record: while you study or work here, and then for as long as the law and university regulations require
- Sign-in records: at least two years

What there is no more reason to keep is erased beyond recovery.

# 4. Sharing and outsourcing

We share personal information only where a law specifically provides for it or you have agreed. No processing is outsourced.

# 5. Your rights

You may ask at any time to see, correct or erase your information, or to have its processing stopped. Ask the office in charge of personal information; it answers within 10 days.

# 6. Whom to ask

- Privacy officer: the university’s chief privacy officer
- Office in charge: the university’s IT services

# 7. When this policy changes

Changes are announced in the portal. Earlier versions remain on this page.$en$,
true, '2025-09-01'),

('privacy', 2, '개인정보 처리방침', 'Privacy policy',
$ko$우리 대학은 「개인정보 보호법」에 따라 학생 경력·학습 포털(이하 포털)에서 개인정보를 어떻게 다루는지 이 방침으로 알려요. 어려운 말 대신 포털이 실제로 하는 일을 적었어요.

# 1. 왜, 무엇을 처리하나요

대학은 「고등교육법」 등 법령에 따른 학사와 학생 지원 업무를 위해 아래 정보를 처리해요. 법령에 근거가 없는 것은 따로 동의를 받아요.

- 계정(본인 확인, 권한 확인, 안내): 아이디, 이름, 영문 이름, 이메일, 전화번호, 비밀번호를 되돌릴 수 없게 바꾼 값, 통합 로그인 식별값, 신분과 맡은 일, 소속
- 학적(학습과 진로 지도): 학번, 학과와 전공, 학년, 학생 구분, 학적 상태, 입학 연도와 학기, 졸업 예정일, 국적, 출생 연도, 성별, 학기별 학점과 평점, 학사경고 여부, 수강 과목과 성적, 지도교수
- 로그인 기록(계정 보호): 시각, 방법, 결과, 접속 주소, 브라우저 종류, 지금 로그인한 기기
- 이용 기록(안전한 운영): 언제 어느 메뉴를 열었는지. 주소에 담긴 값은 남기지 않아요.
- 개인정보를 다룬 기록(오남용 방지): 누가 언제 누구의 어떤 정보를 보거나 고쳤는지, 관리자가 무엇을 바꿨는지
- 내가 정한 것(편의): 언어, 즐겨찾기한 메뉴, 홈 화면의 배치

주민등록번호 같은 고유식별정보는 처리하지 않아요. 학적 정보는 대학의 학사 시스템에서, 계정 정보는 인사·학적 자료에서 받아요.

# 2. 상담 내용은 어떻게 지키나요

- 상담을 신청하거나 상담할 때 쓴 글은 모두 암호화해 보관해요. 심리상담과 법률상담은 한 건마다 다른 열쇠로 암호화해요.
- 건강처럼 민감한 정보가 들어갈 수 있는 상담은 시작하기 전에 따로 동의를 받아요. 동의하지 않아도 다른 서비스를 쓰는 데 불이익이 없어요.
- 상담 내용은 맡은 상담자만 볼 수 있고, 포털의 관리자라는 까닭만으로는 볼 수 없어요.
- 상담 내용은 검색과 알림, 이용 기록에 담지 않아요.

# 3. 얼마나 오래 보관하나요

- 계정과 학적: 재학하거나 재직하는 동안, 그 뒤에는 법령과 학칙이 정한 동안
- 상담 기록: 상담이 끝난 뒤 5년
- 로그인 기록, 이용 기록, 개인정보를 다룬 기록: 적어도 2년
- 내가 정한 것: 계정을 없앨 때까지

보관할 까닭이 없어지면 특별한 사정이 없는 한 5일 안에 복구할 수 없게 지워요. 법령에 따라 더 보관해야 하면 다른 정보와 나누어 보관해요.

# 4. 다른 곳에 제공하나요

제공하지 않는 것이 원칙이에요. 법률에 특별한 규정이 있거나, 본인이 받는 곳과 목적, 항목, 기간을 알고 동의했을 때만 제공해요. 급히 생명이나 신체를 지켜야 할 때는 법이 허락한 만큼만 제공하고 기록을 남겨요.

# 5. 처리를 맡기거나 나라 밖으로 보내나요

- 포털은 대학이 직접 운영하고, 개인정보 처리를 맡긴 곳은 없어요. 맡기게 되면 맡은 곳과 일을 여기에 적어요.
- 개인정보를 나라 밖으로 보내지 않아요.

# 6. 브라우저에는 무엇을 남기나요

- 로그인 상태를 지키는 값과 언어, 화면 모양을 브라우저의 저장 공간에 남겨요. 로그아웃하면 로그인 값은 지워져요.
- 통합 로그인을 하는 몇 분 동안만 쿠키를 써요. 광고나 행태 분석을 위한 쿠키는 쓰지 않아요.

# 7. 자동으로 결정하나요

사람이 개입하지 않고 권리나 의무에 중대한 영향을 주는 결정을 하지 않아요. 추천과 분석은 참고 자료이고, 결정은 사람이 해요.

# 8. 어떤 권리가 있나요

- 내 정보를 보여 달라고, 고치거나 지워 달라고, 처리를 멈춰 달라고, 옮겨 달라고 요구할 수 있고, 동의는 언제든 거둘 수 있어요.
- 담당 부서에 글이나 전화, 이메일로 말하면 10일 안에 답해요. 거절할 때는 까닭과 이의를 말하는 방법을 알려요.
- 대리인이 대신할 수 있어요. 만 14세 미만 어린이의 정보는 처리하지 않아요.
- 학적처럼 법령에 따라 남겨야 하는 것은 지우거나 멈출 수 없을 때가 있어요.

# 9. 어떻게 지키나요

- 비밀번호는 되돌릴 수 없게 바꿔 보관하고, 전송하는 정보는 암호화해요.
- 업무에 필요한 사람만, 필요한 범위까지만 볼 수 있게 하고, 신분이나 맡은 일이 끝나면 권한도 끝나요.
- 로그인에 거듭 실패하면 다음 시도를 늦추고, 내 로그인 기록과 로그인한 기기를 내 계정에서 직접 보고 끊을 수 있어요.
- 누가 개인정보를 보았는지 기록하고, 정해진 주기로 점검해요.

# 10. 누구에게 물어보나요

- 개인정보 보호책임자: 우리 대학의 개인정보 보호책임자
- 담당 부서: 우리 대학의 정보화 담당 부서. 연락처는 대학 홈페이지와 이 포털의 안내에 있어요.

# 11. 더 도움이 필요하면

- 개인정보분쟁조정위원회: 1833-6972
- 개인정보침해신고센터: 118
- 대검찰청: 1301
- 경찰청: 182

# 12. 방침이 바뀌면

바뀐 방침은 시행하기 7일 전부터, 중요한 내용은 30일 전부터 포털에서 알려요. 2026년 3월 1일부터 시행하는 이 방침은 이용 기록과 상담 내용의 보호, 브라우저에 남기는 것, 자동화된 결정에 대한 설명을 더했어요. 지난 방침은 이 페이지에서 볼 수 있어요.$ko$,
$en$This policy explains how our university handles personal information in its career and learning portal (the portal), as the Personal Information Protection Act (PIPA) requires. It describes what the portal actually does, in plain words.

# 1. What we process, and why

The university processes the following for academic administration and student support under the Higher Education Act and other laws. For anything that no law provides for, we ask for separate consent.

- Account (to confirm who you are and what you may do, and to inform you): username, name, English name, email, phone number, a value derived from your password that cannot be turned back, single sign-on identifier, role and duties, department
- Academic record (for academic and career guidance): student number, department and majors, year of study, student type, register status, year and term of entrance, expected graduation date, nationality, year of birth, sex, credits and grade averages by term, academic probation, courses and grades, advisor
- Sign-in records (to protect accounts): time, method, outcome, network address, browser, and where you are signed in now
- Usage records (to run the portal safely): which menu was opened and when. Values contained in addresses are not kept.
- Records of access to personal information (to prevent misuse): who saw or changed which information about whom and when, and what administrators changed
- Your choices (for convenience): language, favourite menus, the layout of your home screen

We do not process resident registration numbers or other unique identifiers of that kind. Academic records come from the university’s academic records system; account information comes from personnel and student records.

# 2. How counselling is protected

- Everything written when asking for counselling or during it is stored encrypted. Psychological and law counselling use a separate key for each case.
- Counselling that may involve sensitive information, such as health, begins only after separate consent. Declining has no effect on your use of other services.
- Only the counsellor in charge can read it. Being an administrator of the portal is not enough.
- Counselling content is kept out of search, notices and usage records.

# 3. How long we keep it

- Account and academic record: while you study or work here, and then for as long as the law and university regulations require
- Counselling records: five years after the counselling ended
- Sign-in records, usage records, and records of access to personal information: at least two years
- Your choices: until your account is removed

Once there is no more reason to keep it, information is erased beyond recovery within five days unless something prevents it. What a law requires us to keep longer is kept apart from everything else.

# 4. Sharing

As a rule we do not share personal information. We do so only where a law specifically provides for it, or where you have agreed knowing the recipient, purpose, items and period. Where life or physical safety is in immediate danger, we share only what the law allows and keep a record of it.

# 5. Outsourcing and transfer abroad

- The university runs the portal itself, and no processing of personal information is outsourced. If that changes, the company and its task will be listed here.
- Personal information is not sent abroad.

# 6. What is stored in your browser

- Your sign-in, your language and the look you chose are kept in the browser’s storage. Signing out removes the sign-in.
- Cookies are used only for the few minutes of a single sign-on. There are no cookies for advertising or behavioural analysis.

# 7. Automated decisions

No decision that significantly affects your rights or duties is made without a person. Recommendations and analyses are for guidance; people decide.

# 8. Your rights

- You may ask to see your information, to have it corrected, erased or transferred, or to have its processing stopped, and you may withdraw consent at any time.
- Ask the office in charge in writing, by phone or by email; it answers within 10 days. If it refuses, it tells you why and how to object.
- Someone you authorise may act for you. We do not process information about children under 14.
- Some information, such as the academic record, must be kept by law and cannot always be erased or stopped.

# 9. How we protect it

- Passwords are stored in a form that cannot be turned back, and information is encrypted in transit.
- Only people whose work needs it see it, and only as far as the work needs. When a role or duty ends, access ends with it.
- Repeated failed sign-ins are slowed down. You can see your own sign-ins and where you are signed in, and end sessions yourself, on your account page.
- Who saw personal information is recorded, and the records are reviewed regularly.

# 10. Whom to ask

- Privacy officer: the university’s chief privacy officer
- Office in charge: the university’s IT services. Contact details are on the university’s website and in this portal’s help information.

# 11. If you need more help

- Personal Information Dispute Mediation Committee: 1833-6972
- Personal Information Infringement Report Centre: 118
- Supreme Prosecutors’ Office: 1301
- Korean National Police Agency: 182

# 12. When this policy changes

Changes are announced in the portal 7 days before they take effect, or 30 days if they are important. The version in force from 1 March 2026 added usage records, the protection of counselling, what is stored in your browser, and automated decisions. Earlier versions remain on this page.$en$,
true, '2026-03-01'),

('email', 1, '이메일 무단 수집 거부', 'No collection of email addresses',
$ko$우리 대학은 이 포털에 있는 이메일 주소를 허락 없이 모으는 것을 거부해요.

# 하면 안 되는 일

- 이메일 주소를 모으는 프로그램이나 그 밖의 기술적 장치로 포털에서 주소를 모으는 일
- 그렇게 모은 주소를 팔거나 나누어 주는 일
- 모으거나 파는 것이 금지된 주소인 줄 알면서 정보를 보내는 데 쓰는 일

이를 어기면 「정보통신망 이용촉진 및 정보보호 등에 관한 법률」과 「개인정보 보호법」 등 관계 법령에 따라 책임을 질 수 있어요.

# 원하지 않는 메일을 받았다면

- 대학의 정보화 담당 부서에 알려 주세요.
- 한국인터넷진흥원 불법스팸대응센터(118)에 신고할 수 있어요.$ko$,
$en$Our university does not allow email addresses to be collected from this portal without permission.

# What is not allowed

- Collecting addresses from the portal with a program or any other technical device
- Selling or passing on addresses collected in that way
- Using addresses to send information while knowing that collecting or selling them is forbidden

Whoever does so may be held liable under the Act on Promotion of Information and Communications Network Utilization and Information Protection, the Personal Information Protection Act and other laws.

# If you receive mail that you did not ask for

- Tell the university’s IT services.
- You can report it to the Illegal Spam Response Centre of the Korea Internet & Security Agency, phone 118.$en$,
true, '2025-09-01');
