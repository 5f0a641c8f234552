import type { Problems } from '../../contract/check'
import { refuseFields } from '../../contract/error'
import { isStrong } from '../../contract/rules/password'

/** Refuses a password that is missing or weak, or that was not repeated alike. */
export function checkNewPassword(password: unknown, repeated: unknown): asserts password is string {
  const problems: Problems = {}
  if (typeof password !== 'string' || password === '') problems.password = { code: 'field.required' }
  else if (!isStrong(password)) problems.password = { code: 'rule.password' }
  else if (repeated !== password) problems.confirmpassword = { code: 'login.differ' }
  if (Object.keys(problems).length > 0) refuseFields(problems)
}
