/**
 * The words of the emails to people who have no session.
 */
export const letters = {
  ko: {
    signUp: {
      subject: '이메일 주소를 확인해 주세요',
      paragraphs: (name: string) => [
        `${name} 님, 안녕하세요.`,
        '이 이메일 주소로 가입을 시작하셨어요. 아래 버튼을 누르고 가입할 때 정한 비밀번호를 입력하면 주소가 확인돼요. 그다음 담당자가 승인하면 로그인할 수 있어요.',
        '이 링크는 24시간 안에 한 번만 쓸 수 있어요.',
      ],
      action: '이메일 확인하기',
      footer: '가입한 적이 없다면 이 메일을 지워 주세요. 계정은 만들어지지 않아요.',
    },
    known: {
      subject: '이미 계정이 있어요',
      paragraphs: (name: string) => [
        `${name} 님, 안녕하세요.`,
        '누군가 이 주소로 가입하려고 했지만 이미 계정이 있어요. 로그인하거나, 비밀번호를 잊었다면 로그인 화면에서 재설정해 주세요.',
      ],
      action: '로그인하기',
      footer: '직접 하지 않았다면 이 메일을 지워 주세요. 계정은 그대로예요.',
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
        '가입 신청을 확인했지만 승인하지 못했어요. 이유가 궁금하면 담당 부서에 문의해 주세요.',
      ],
      action: '포털 보기',
      footer: '가입한 주소로 보낸 메일이에요.',
    },
    reset: {
      subject: '새 비밀번호를 정해 주세요',
      paragraphs: (name: string) => [
        `${name} 님, 안녕하세요.`,
        '비밀번호를 재설정하는 링크예요. 24시간 안에 한 번만 쓸 수 있고, 새로 정하면 모든 기기에서 로그아웃돼요.',
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
        'You started to sign up with this email address. Open the link below and enter the password you signed up with to confirm that the address is yours. You can sign in once we’ve approved your account.',
        'The link works once and expires after 24 hours.',
      ],
      action: 'Confirm my email',
      footer: 'If this wasn’t you, delete this email. No account will be created.',
    },
    known: {
      subject: 'You already have an account',
      paragraphs: (name: string) => [
        `Hello ${name},`,
        'Someone tried to sign up with this address, but it already has an account. Sign in, or reset your password on the sign-in page if you’ve forgotten it.',
      ],
      action: 'Sign in',
      footer: 'If this wasn’t you, delete this email. Your account is unchanged.',
    },
    approved: {
      subject: 'Your account has been approved',
      paragraphs: (name: string) => [`Hello ${name},`, 'Your account has been approved. You can sign in now.'],
      action: 'Sign in',
      footer: 'We sent this email to the address you signed up with.',
    },
    refused: {
      subject: 'Your account was not approved',
      paragraphs: (name: string) => [
        `Hello ${name},`,
        'We reviewed your sign-up but couldn’t approve it. If you’d like to know why, please contact the office in charge.',
      ],
      action: 'Visit the portal',
      footer: 'We sent this email to the address you signed up with.',
    },
    reset: {
      subject: 'Set a new password',
      paragraphs: (name: string) => [
        `Hello ${name},`,
        'Use the link below to set a new password. It works once and expires after 24 hours. You’ll be signed out on every device.',
      ],
      action: 'Set a new password',
      footer: 'If you didn’t ask for this, delete this email. Your password is unchanged.',
    },
  },
} as const;
