import { useMinute, useNotices } from '../use-notices'
import { BellSign } from './BellSign'
import { unreadIn } from './bell'
import { openBell } from './open-bell'

/** The bell with its count; its notices lie in a sheet. */
export function RingingBell() {
  const now = useMinute()
  const count = unreadIn(useNotices(now) ?? [], now).length
  return (
    <button type="button" className="bell page-bar-button" aria-haspopup="dialog" onClick={openBell}>
      <BellSign count={count} />
    </button>
  )
}
