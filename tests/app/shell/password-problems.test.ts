import { expect, test } from 'vitest'
import { sayIn } from '../../../src/app/language/say-in'
import { passwordProblems } from '../../../src/app/shell/account/password-problems'

const inChinese = (oldpassword: string, password: string, confirmpassword: string) =>
  passwordProblems({ oldpassword, password, confirmpassword }, (what, values) => sayIn('zh-CN', what, values))

test('everything has to be filled in, and both new passwords are the same', () => {
  expect(inChinese('', '', '')).toEqual({ oldpassword: '请输入旧密码!', password: '请输入新密码!', confirmpassword: '请确认新密码!' })
  expect(inChinese('a', 'b', 'c')).toEqual({ confirmpassword: '两次输入的密码不一样！' })
  expect(inChinese('a', 'b', 'b')).toEqual({})
})
