import { label } from '../../contract/label'
import { ask } from '../design/overlay/question'
import { toast } from '../design/overlay/toast'
import { currentLanguage } from '../language/language'
import { sayIn } from '../language/say-in'
import { lockAway } from './lock-away'
import { leaveSession, useSession } from './session'
import { isCopied } from './storage'

const words = {
  expired: label('抱歉，登录已过期，请重新登录', 'sorry, login expired, please log in again'),
  expiredUnsent: label(
    '登录已失效，请重新登录。{count} 条未发送的修改已锁在此设备上，登录后继续发送。',
    'Your sign-in is over, please sign in again. {count} {count:edit is|edits are} locked away on this device and {count:goes|go} on then.',
  ),
  title: label('登录已过期', 'login expired'),
  body: label(
    '登录已过期，请重新登录。未发送的修改会锁在此设备上，登录后继续发送。',
    'Your sign-in is over, please sign in again. Edits that are not sent are locked away on this device and go on then.',
  ),
  again: label('重新登录', 'Log in again'),
  loading: label('正在重新登录……', 'Signing in again…'),
} as const

/** Milliseconds the person is given to read that their sign-in has run out. */
const pause = 1500

/** Whether the page stands in an app people write to each other in, which signs in by itself. */
const isInChat = (): boolean => /wxwork|dingtalk/i.test(navigator.userAgent)

type Ending = {
  readonly token: string
  readonly tenant: string
  readonly user: string
  /** The server has said it as a failure of its own, which may meet somebody in the middle of something: they say when. */
  readonly isAsked: boolean
}

/**
 * The sign-in is over for the server. What was copied goes off the device, unsent work stays sealed, and the app starts anew at the
 * login page, which says so.
 */
export async function endSignIn({ token, tenant, user, isAsked }: Ending): Promise<void> {
  const say = (what: (typeof words)[keyof typeof words], values?: Record<string, unknown>) => sayIn(currentLanguage(), what, values)
  const asks = isAsked && !isInChat()
  if (asks && (await ask({ title: say(words.title), body: say(words.body), confirm: say(words.again) })) !== 'confirm') return
  // Whoever has gone to the login page by themselves may have typed there, or be in again.
  const hasLeft = () => useSession.getState().token !== token
  const unsent = await lockAway(token, tenant, user).catch(() => 0)
  if (hasLeft()) return
  if (!asks) {
    if (isInChat()) toast(say(words.loading), { seconds: 10 })
    else toast(unsent > 0 ? say(words.expiredUnsent, { count: unsent }) : say(words.expired), { tone: 'bad' })
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (hasLeft()) return
  }
  // The login form that comes before the page is gone would take somebody's password and lose it.
  document.body.hidden = true
  leaveSession()
  await isCopied()
  window.location.reload()
}
