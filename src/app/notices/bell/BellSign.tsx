import { Bell } from 'lucide-react'
import { label } from '../../../contract/label'
import { useSay } from '../../language/use-say'
import { countText } from './bell'
import './bell.css'

const words = { bell: label('通知', 'Notices'), count: label('通知，{count} 条未读', 'Notices, {count} unread') }

/** The bell with how many notices are unread. */
export function BellSign({ count }: { count: number }) {
  const say = useSay()
  return (
    <>
      <span className="bell-sign" aria-hidden>
        <Bell size={22} />
        {count > 0 && <span className="bell-count figures">{countText(count)}</span>}
      </span>
      <span className="for-readers">{count > 0 ? say(words.count, { count }) : say(words.bell)}</span>
    </>
  )
}
