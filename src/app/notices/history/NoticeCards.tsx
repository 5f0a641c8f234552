import { useState } from 'react'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import { NoticeLine } from '../NoticeLine'
import type { Notice } from '../notice'
import { words } from '../words'

/** Cards that are added at a time. */
const step = 50

/** Notices for fingers, one card each. */
export function NoticeCards({ notices }: { notices: readonly Notice[] }) {
  const say = useSay()
  const [most, setMost] = useState(step)
  const rest = Math.min(step, notices.length - most)
  return (
    <>
      <ul className="notice-cards">
        {notices.slice(0, most).map((notice) => (
          <li key={notice.id} className="card">
            <NoticeLine notice={notice} />
          </li>
        ))}
      </ul>
      {rest > 0 && <BigButton onClick={() => setMost(most + step)}>{say(words.showMore, { count: rest })}</BigButton>}
    </>
  )
}
