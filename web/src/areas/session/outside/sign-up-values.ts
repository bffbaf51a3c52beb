/** What the form of signing up holds while it is being written. */
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

/** In the order of the form. */
export const FIELDS = ['name', 'email', 'birthDate', 'password', 'agreedList'] as const;

/** Never kept in the browser. */
export const NOT_KEPT = ['birthDate', 'password', 'agreedList'] as const;
