import { label } from '../../../contract/label'
import { StateView } from '../../design/StateView'
import { useSay } from '../../language/use-say'
import { mayKeep, ownAddress } from './enter-frame'

const words = {
  title: label('请刷新后重新打开', 'Please reload and open this again'),
  why: label(
    '页面要在打开后一分钟内载入，且登录仍然有效。请刷新整个窗口，再从菜单打开；也可以在新窗口中打开。',
    'This page has to be opened within a minute, while you are signed in. Reload the whole window and open it from the menu again, or open it in a window of its own.',
  ),
  keepsNothing: label(
    '浏览器不允许在框架中保存数据（第三方 Cookie 和存储被阻止），此页面无法在这里工作。请在新窗口中打开。',
    'Your browser lets a page in a frame keep nothing (cookies and storage of third parties are blocked), so this one cannot work here. Open it in a window of its own.',
  ),
  away: label('此页面不能在这里打开', 'This page cannot be opened here'),
  own: label('在新窗口中打开', 'Open in a new window'),
} as const

/** What a frame shows that nobody is signed in to, in place of a sign-in page: whoever types a password into a frame cannot see whose page it is. */
export function FramedOut() {
  const say = useSay()
  const keeps = mayKeep()
  return (
    <main id="content" className="page-body">
      <StateView
        kind="error"
        title={say(keeps ? words.title : words.away)}
        action={
          <a className="big-button" data-look="main" href={ownAddress(window.location)} target="_blank" rel="noopener">
            {say(words.own)}
          </a>
        }
      >
        {say(keeps ? words.why : words.keepsNothing)}
      </StateView>
    </main>
  )
}
