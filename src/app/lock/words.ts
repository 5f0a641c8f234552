import { label } from '../../contract/label'

/** What is said about locking a shared device. Fetched with the parts that say it. */
export const words = {
  title: label('PIN 锁屏', 'PIN lock'),
  what: label(
    '设置 PIN 后，可以锁定平板交给同事，没有网络也能用 PIN 回来。PIN 只在此设备上有效，最长 7 天。',
    'With a PIN you can lock this device, hand it over, and come back without network. It counts on this device only, for at most 7 days.',
  ),
  pin: label('PIN（至少 6 位数字）', 'PIN (6 digits or more)'),
  again: label('再输入一次', 'Once more'),
  short: label('请输入 6 至 12 位数字', 'Please enter 6 to 12 digits'),
  weak: label('这个 PIN 太容易猜到', 'This PIN is too easy to guess'),
  differ: label('两次输入不一致', 'The two are not the same'),
  set: label('设置 PIN', 'Set the PIN'),
  setting: label('正在设置…', 'Setting it…'),
  isSet: label('PIN 已设置', 'The PIN is set'),
  failed: label('此设备无法保存 PIN', 'This device cannot keep a PIN'),
  locked: label('已锁定', 'Locked here'),
  comeBack: label('用 PIN 解锁', 'Unlock with the PIN'),
  pinOf: label('{name} 的 PIN', "{name}'s PIN"),
  unlock: label('解锁', 'Unlock'),
  unlocking: label('正在解锁…', 'Unlocking…'),
  wrong: label('PIN 不正确，还可以试 {left} 次', 'The PIN is wrong; {left} {left:try|tries} left'),
  online: label(
    '不能再用 PIN 解锁，请联网登录。未发送的修改仍保存在此设备上。',
    'The PIN no longer opens this; please sign in online. Unsent edits are still on this device.',
  ),
} as const
