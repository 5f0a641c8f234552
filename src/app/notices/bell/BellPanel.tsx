import { useId, useState } from 'react'
import { noticesPath } from '../../../contract/push'
import { BigButton } from '../../design/BigButton'
import { Link } from '../../design/Link'
import { Skeleton } from '../../design/Skeleton'
import { StateView } from '../../design/StateView'
import { useSay } from '../../language/use-say'
import { NoticeLine } from '../NoticeLine'
import { type Category, categoryOf, type Notice } from '../notice'
import { useMinute, useNotices } from '../use-notices'
import { useReadAll } from '../use-read-all'
import { words } from '../words'
import { BellTabs } from './BellTabs'
import { countText, linesOf, unreadIn } from './bell'
import '../history/notices.css'

function Lines({ lines, onLeave }: { lines: readonly Notice[] | undefined; onLeave: () => void }) {
  const say = useSay()
  if (!lines) return <Skeleton rows={3} height={88} />
  if (lines.length === 0)
    return (
      <StateView kind="empty" title={say(words.noneTitle)}>
        {say(words.noneHint)}
      </StateView>
    )
  return (
    <ul className="bell-lines">
      {lines.map((notice) => (
        <li key={notice.id}>
          <NoticeLine notice={notice} onOpen={onLeave} />
        </li>
      ))}
    </ul>
  )
}

/** What hangs in the bell: notices and system messages, newest first. `onLeave`: the person goes on to one of them, or to all. */
export function BellPanel({ onLeave }: { onLeave: () => void }) {
  const say = useSay()
  const panel = useId()
  const now = useMinute()
  const notices = useNotices(now)
  const readAll = useReadAll()
  const unread = unreadIn(notices ?? [], now)
  const [chosen, setChosen] = useState<Category>()
  const countOf = (category: Category) => unread.filter((notice) => categoryOf(notice) === category).length
  // Whoever comes because of a system message finds it open.
  const shown = chosen ?? (countOf('1') === 0 && countOf('2') > 0 ? '2' : '1')
  const tabOf = (key: Category, text: string) => ({ key, text, count: countOf(key) > 0 ? countText(countOf(key)) : '' })
  const tabs = [tabOf('1', say(words.notices)), tabOf('2', say(words.messages))]
  return (
    <div className="bell-panel">
      <BellTabs label={say(words.bell)} tabs={tabs} chosen={shown} onChoose={setChosen} panel={panel} />
      <div id={panel} role="tabpanel" aria-label={tabs.find((tab) => tab.key === shown)?.text}>
        <Lines lines={notices && linesOf(notices, now, shown)} onLeave={onLeave} />
      </div>
      <div className="bell-foot">
        {unread.length > 0 && <BigButton onClick={() => void readAll(unread)}>{say(words.readAll)}</BigButton>}
        <Link className="big-button" data-look="main" to={noticesPath} onClick={onLeave}>
          {say(words.viewMore)}
        </Link>
      </div>
    </div>
  )
}
