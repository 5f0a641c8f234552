/** By source, the call somebody signs in by whom a provider knows. */
const byThird = 'GET /sys/thirdLogin/getLoginUser/'

/** The calls sign-ins are written down under. */
export const signInCall = {
  password: 'POST /sys/login',
  phone: 'POST /sys/phoneLogin',
  cas: 'GET /sys/cas/client/validateLogin',
  third: (source: string) => `${byThird}${source}`,
} as const

/** What the method of a line of the log looks like that tells of a sign-in. That an account was bound, or left, is none. */
export const signInPatterns: readonly string[] = [signInCall.password, signInCall.phone, signInCall.cas, signInCall.third('%')]
