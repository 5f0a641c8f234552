// Nothing else has brought these words to somebody who is not signed in.
import '../../../contract/later-errors'
import { sentence } from '../../../contract/error'
import { isStrong } from '../../../contract/rules/password'
import { rules } from '../../../contract/rules/rules'
import { currentLanguage } from '../../language/language'
import type { Say } from '../../language/use-say'
import { words } from './words'

/** What is wrong with a mobile number. */
export function mobileProblem(mobile: string, say: Say): string | undefined {
  if (mobile.trim() === '') return say(words.mobileRequired)
  return rules.mobile(mobile.trim()) ? undefined : sentence('rule.mobile', currentLanguage())
}

/** What is wrong with a code: only that it is missing. */
const codeProblem = (code: string, say: Say): string | undefined => (code.trim() === '' ? say(words.codeRequired) : undefined)

/** The part of a form by which somebody shows that a number is theirs, before it is sent. */
export const phoneProof = {
  start: { mobile: '', code: '' },
  check: ({ mobile, code }: { readonly mobile: string; readonly code: string }, say: Say) => ({
    mobile: mobileProblem(mobile, say),
    code: codeProblem(code, say),
  }),
}

/** What is wrong with a user name somebody wants to have. */
export function usernameProblem(username: string, say: Say): string | undefined {
  if (username.trim() === '') return say(words.usernameRequired)
  if (!/^\w+$/.test(username.trim())) return say(words.usernameSigns)
  return rules.username(username.trim()) ? undefined : sentence('rule.username', currentLanguage())
}

/** What is wrong with a new password and with its repetition. */
export function passwordProblems({ password, confirmpassword }: { readonly password: string; readonly confirmpassword: string }, say: Say) {
  if (password === '') return { password: say(words.passwordRequired) }
  if (!isStrong(password)) return { password: sentence('rule.password', currentLanguage()) }
  return confirmpassword === password ? {} : { confirmpassword: say(words.differ) }
}
