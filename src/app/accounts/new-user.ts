import type { Problems } from '../../contract/check'
import { secret } from '../../contract/field'
import type { Values } from '../../contract/fields/values'
import { lazyPart } from '../design/lazy-part'
import type { FormPart } from '../shell/product'

/** The two answers a new password is given by. */
export const passwordFields = {
  password: secret('密码', 'Password', { max: 128, rule: 'password' }),
  confirmpassword: secret('再次输入密码', 'Password once more', { max: 128 }),
}

/** Both must say the same. */
export const checkRepeated = ({ password, confirmpassword }: Values): Problems => {
  if (!password || !confirmpassword || password === confirmpassword) return {}
  return { confirmpassword: { code: 'login.differ' } }
}

const passwordInputs = () => import('./NewPasswordInput')

/** The form of an account: a new one is made together with its password, and roles are those whoever makes it may give. */
export const userForm: FormPart = {
  asks: passwordFields,
  check: checkRepeated,
  inputs: {
    password: lazyPart(() => passwordInputs().then((file) => file.NewPasswordInput)),
    confirmpassword: lazyPart(() => passwordInputs().then((file) => file.RepeatedPasswordInput)),
    roles: lazyPart(() => import('./RolesInput').then((file) => file.RolesInput)),
  },
}
