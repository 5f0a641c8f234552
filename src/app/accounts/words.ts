import { label } from '../../contract/label'

/** Accounts: passwords, freezing, and who may look after whom. */
export const words = {
  signIn: label('登录与密码', 'Signing in'),
  rules: label('密码须满足', 'A password needs'),
  long: label('至少 8 位', '8 or more characters'),
  letter: label('字母', 'a letter'),
  digit: label('数字', 'a digit'),
  sign: label('符号，如 - ! @ #', 'a sign such as - ! @ #'),
  met: label('已满足', 'done'),
  unmet: label('还没有', 'missing'),
  reset: label('重置密码', 'Reset password'),
  resetOf: label('重置{name}的密码', 'New password for {name}'),
  resetWhat: label(
    '保存后，{name}会在所有设备上退出，需用新密码登录。',
    'Once saved, {name} is signed out everywhere and signs in with the new password.',
  ),
  resetDone: label('{name}的新密码已生效', 'The new password of {name} counts from now'),
  freeze: label('冻结账号', 'Freeze account'),
  freezeAsk: label('冻结{name}的账号？', 'Freeze the account of {name}?'),
  freezeWhat: label(
    '{name}会立即在所有设备上退出，不能再登录。记录都会保留，随时可以解冻。',
    '{name} is signed out everywhere at once and cannot sign in. All records stay, and the account can be let in again at any time.',
  ),
  frozen: label('账号已冻结，不能登录', 'This account is frozen and cannot sign in'),
  frozenDone: label('已冻结{name}的账号', 'The account of {name} is frozen'),
  unfreeze: label('解冻账号', 'Let in again'),
  unfrozenDone: label('{name}可以登录了', '{name} can sign in again'),
  beyond: label(
    '此人的权限超出您的权限，只能由权限足够的人修改账号或密码。',
    'This person holds more rights than you, so only somebody who holds as many can change the account or password.',
  ),
  own: label('自己的密码在右上角头像的菜单中修改。', 'You change your own password in the menu of your account.'),
  noRoles: label('没有您可以授予的角色', 'There is no role you could give'),
} as const
