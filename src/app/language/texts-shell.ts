import { label } from '../../contract/label'

/** Signing in, the shell, and the person's own sheets. Sentences the product owes word for word are kept as they were given. */
export const shellTexts = {
  openMenu: label('打开菜单', 'Open the menu'),
  home: label('今日', 'Today'),
  toHome: label('回到今日', 'Go to Today'),

  page403: label('没有访问权限', 'access denied'),
  page403Hint: label(
    '您的账号不能查看此页面。如有需要，请联系管理员。',
    'Your account may not see this page. Ask the administrator if you need it.',
  ),
  page404: label('抱歉，资源未找到！', 'sorry, resource not found!'),
  page404Hint: label('地址可能有误，或页面已移走。', 'The address may be wrong, or the page has moved.'),
  page500: label('页面出错了', 'This page ran into a problem'),
  page500Hint: label('您保存过的内容都在。请回到“今日”再试。', 'Everything you saved is safe. Go to Today and try again.'),
  missingPart: label('此页面还没有存到此设备上', 'This page is not on this device yet'),
  missingPartHint: label(
    '需要联网一次才能打开，之后没有网络也能用。您保存过的内容都在此设备上，联网后自动发送。',
    'It opens once there is network, and without network from then on. Everything you saved is safe on this device and is sent by itself.',
  ),
  noStorage: label('此浏览器不允许保存数据', 'This browser does not let us keep anything'),
  noStorageHint: label('请关闭无痕模式或释放存储空间，然后重新加载。', 'Leave private browsing or free some space, then reload.'),

  signIn: label('登录', 'Sign in'),
  signingIn: label('正在登录…', 'Signing in…'),
  username: label('用户名', 'User name'),
  password: label('密码', 'Password'),
  showPassword: label('显示密码', 'Show the password'),
  usernameRequired: label('请输入用户名', 'please enter username'),
  passwordRequired: label('请输入密码', 'Please enter the password'),
  captcha: label('验证码', 'Characters in the picture'),
  captchaAlt: label('验证码图片，点击换一张', 'A picture with characters; press for another one'),
  captchaRequired: label('请输入图片中的验证码', 'Please enter the characters of the picture'),
  newPicture: label('换一张图片', 'Another picture'),
  noDepartment: label('您尚未设置部门信息!', 'you have not set department information'),
  firstStartOffline: label(
    '此设备还没有您的数据。连上网络后请重试。',
    'This device does not hold your work yet. Connect to the network and try again.',
  ),
  sealedOffline: label(
    '您未发送的修改已加密锁在此设备上，需要连上服务器才能打开。请稍后重试。',
    'Your unsent edits lie locked on this device, and opening them takes the server. Please try again in a while.',
  ),

  settings: label('设置', 'Settings'),
  changePassword: label('修改密码', 'Change password'),
  signOut: label('退出登录', 'Sign out'),
  somebody: label('其他用户', 'somebody else'),
} as const
