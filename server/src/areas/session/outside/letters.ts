/**
 * The words of the e-mails to people who have no session.
 */
export const letters = {
  ko: {
    signUp: {
      subject: '이메일 주소를 확인해 주세요',
      paragraphs: (name: string) => [
        `${name} 님, 안녕하세요.`,
        '이 주소로 가입을 시작하셨어요. 아래를 눌러 열린 화면에서 가입할 때 정한 비밀번호를 적으면 주소가 확인돼요. 그다음 담당자가 승인하면 로그인할 수 있어요.',
        '이 주소는 24시간 동안 한 번 쓸 수 있어요.',
      ],
      action: '이메일 확인하기',
      footer: '가입한 적이 없다면 이 메일을 지워 주세요. 아무것도 만들어지지 않아요.',
    },
    known: {
      subject: '이미 계정이 있어요',
      paragraphs: (name: string) => [
        `${name} 님, 안녕하세요.`,
        '누군가 이 주소로 가입하려고 했는데, 이미 계정이 있어요. 로그인하거나, 비밀번호를 잊었다면 로그인 화면에서 새로 정해 주세요.',
      ],
      action: '로그인하기',
      footer: '직접 하신 일이 아니라면 이 메일을 지워 주세요. 계정은 그대로예요.',
    },
    approved: {
      subject: '가입이 승인됐어요',
      paragraphs: (name: string) => [`${name} 님, 안녕하세요.`, '가입이 승인됐어요. 이제 로그인할 수 있어요.'],
      action: '로그인하기',
      footer: '가입한 주소로 보낸 메일이에요.',
    },
    refused: {
      subject: '가입이 승인되지 않았어요',
      paragraphs: (name: string) => [
        `${name} 님, 안녕하세요.`,
        '가입을 살펴봤지만 승인하지 못했어요. 이유가 궁금하면 담당 부서에 물어봐 주세요.',
      ],
      action: '포털 보기',
      footer: '가입한 주소로 보낸 메일이에요.',
    },
    reset: {
      subject: '새 비밀번호를 정해 주세요',
      paragraphs: (name: string) => [
        `${name} 님, 안녕하세요.`,
        '비밀번호를 새로 정하는 주소예요. 24시간 동안 한 번 쓸 수 있고, 정하고 나면 모든 기기에서 로그아웃돼요.',
      ],
      action: '새 비밀번호 정하기',
      footer: '요청한 적이 없다면 이 메일을 지워 주세요. 비밀번호는 그대로예요.',
    },
  },
  en: {
    signUp: {
      subject: 'Please confirm your email address',
      paragraphs: (name: string) => [
        `Hello ${name},`,
        'You began to sign up with this address. Open the page below and enter the password you signed up with to confirm that it is yours. After that, someone in charge approves the account and you can sign in.',
        'The link works once, within 24 hours.',
      ],
      action: 'Confirm my email',
      footer: 'If this wasn’t you, delete this email. Nothing will be created.',
    },
    known: {
      subject: 'You already have an account',
      paragraphs: (name: string) => [
        `Hello ${name},`,
        'Someone tried to sign up with this address, but it already has an account. Sign in, or set a new password on the sign-in page if you have forgotten yours.',
      ],
      action: 'Sign in',
      footer: 'If this wasn’t you, delete this email. Your account is unchanged.',
    },
    approved: {
      subject: 'Your account has been approved',
      paragraphs: (name: string) => [`Hello ${name},`, 'Your account has been approved. You can sign in now.'],
      action: 'Sign in',
      footer: 'This email went to the address you signed up with.',
    },
    refused: {
      subject: 'Your account was not approved',
      paragraphs: (name: string) => [
        `Hello ${name},`,
        'We looked at your sign-up but could not approve it. Please ask the office in charge if you would like to know why.',
      ],
      action: 'Visit the portal',
      footer: 'This email went to the address you signed up with.',
    },
    reset: {
      subject: 'Set a new password',
      paragraphs: (name: string) => [
        `Hello ${name},`,
        'Here is the link to a new password. It works once, within 24 hours. Setting one signs you out on every device.',
      ],
      action: 'Set a new password',
      footer: 'If you didn’t ask for this, delete this email. Your password is unchanged.',
    },
  },
} as const;
