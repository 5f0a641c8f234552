import { accountWords } from '../../language/account-words'
import type { Say } from '../../language/use-say'

export type PasswordProblems = Readonly<Record<string, string>>
type NewPassword = { readonly oldpassword: string; readonly password: string; readonly confirmpassword: string }

/** What is wrong with an intent to change the password, by input. How strong it must be is for the server to say. */
export function passwordProblems({ oldpassword, password, confirmpassword }: NewPassword, say: Say): PasswordProblems {
  const problems: Record<string, string> = {}
  if (!oldpassword) problems.oldpassword = say(accountWords.oldPasswordRequired)
  if (!password) problems.password = say(accountWords.newPasswordRequired)
  if (!confirmpassword) problems.confirmpassword = say(accountWords.confirmRequired)
  else if (password && confirmpassword !== password) problems.confirmpassword = say(accountWords.passwordsDiffer)
  return problems
}
