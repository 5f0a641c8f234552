import { label } from '../../../contract/label'

/** The second step of signing in. */
export const words = {
  second: label('两步验证', 'Second step'),
  secondWhat: label(
    '登录时除密码外，还要输入手机验证器应用里的 6 位动态码。别人知道密码也登录不了。',
    'Signing in then takes a code of six digits from an app on your phone as well, so that a password alone lets nobody in.',
  ),
  on: label('已开启', 'On'),
  off: label('未开启', 'Off'),
  since: label('{at} 开启，还有 {count} 个恢复码', 'Since {at}; {count} recovery {count:code|codes} left'),
  turnOn: label('开启两步验证', 'Turn on the second step'),
  turnOff: label('关闭两步验证', 'Turn off the second step'),
  turnedOff: label('两步验证已关闭', 'The second step is off'),
  renew: label('换一批恢复码', 'New recovery codes'),
  offWhat: label('关闭后只用密码登录。', 'Signing in takes the password alone from then on.'),
  renewWhat: label('旧的恢复码立即失效。', 'The old ones are worth nothing from then on.'),
  password: label('当前密码', 'Your password'),
  code: label('动态码', 'Code'),
  next: label('下一步', 'Next'),
  scan: label(
    '用验证器应用（如 Microsoft Authenticator、FreeOTP）扫描二维码，再输入它显示的 6 位动态码。',
    'Scan this with an authenticator app (such as FreeOTP or Microsoft Authenticator), then enter the six digits it shows.',
  ),
  qr: label('验证器应用的二维码', 'QR code for an authenticator app'),
  byHand: label('不能扫描时，手动输入密钥：', 'Where it cannot be scanned, enter this key:'),
  here: label('在此手机的验证器应用中打开', 'Open in the app on this phone'),
  codes: label('恢复码', 'Recovery codes'),
  codesWhat: label(
    '手机丢失时，每个恢复码可以代替动态码登录一次。请抄下或保存到别处，关闭后不再显示。',
    'Without the phone each of these signs you in once in place of a code. Write them down or keep them elsewhere: they are not shown again.',
  ),
  copy: label('复制', 'Copy'),
  copied: label('已复制', 'Copied'),
  notCopied: label('此浏览器不能复制，请抄下', 'This browser cannot copy; please write them down'),
  save: label('存为文件', 'Keep as a file'),
  kept: label('我已保存', 'I have kept them'),
  turnOffOf: label('关闭{name}的两步验证？', 'Turn off the second step of {name}?'),
  turnOffOfWhat: label(
    '仅在本人丢失手机和恢复码时使用。此操作会写入操作日志。',
    'Only for somebody who has lost both phone and recovery codes. It is written in the log.',
  ),
  turnedOffOf: label('{name}的两步验证已关闭', 'The second step of {name} is off'),
} as const
