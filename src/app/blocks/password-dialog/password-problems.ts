import type { Say } from '../../language/use-say'
import { words } from './words'

/** What is wrong, by input. */
export type PasswordProblems = Readonly<Record<string, string>>
export type TypedPasswords = { readonly oldpassword: string; readonly password: string; readonly confirmpassword: string }

/** What is wrong with an intent to change the password, by input. How strong it must be is for the server to say. */
export function passwordProblems({ oldpassword, password, confirmpassword }: TypedPasswords, say: Say): PasswordProblems {
  const problems: Record<string, string> = {}
  if (!oldpassword) problems.oldpassword = say(words.oldRequired)
  if (!password) problems.password = say(words.newRequired)
  if (!confirmpassword) problems.confirmpassword = say(words.confirmRequired)
  else if (password && confirmpassword !== password) problems.confirmpassword = say(words.differ)
  return problems
}
