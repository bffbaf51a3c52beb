/** Values of the sign-up form while it is filled in. */
export interface SignUpValues {
  name: string;
  email: string;
  birthDate: string | null;
  password: string;
  locale: 'ko' | 'en';
  agreedList: { code: string; version: number }[];
}

export const BLANK: SignUpValues = {
  name: '',
  email: '',
  birthDate: null,
  password: '',
  locale: 'ko',
  agreedList: [],
};

/** Never kept in the browser. */
export const NOT_KEPT = ['birthDate', 'password', 'agreedList'] as const;
