import { BigButton } from '../design/BigButton'
import { useSay } from '../language/use-say'
import type { OnlineRow } from './use-people-online'
import { words } from './words'

export type Ending = { readonly busy: string | undefined; readonly onEnd: (row: OnlineRow) => void }

/** Ends a sign-in; of the one that looks it only says so. */
export function SignOutButton({ row, busy, onEnd }: Ending & { readonly row: OnlineRow }) {
  const say = useSay()
  if (row.isThis) return <span className="quiet">{say(words.thisDevice)}</span>
  return (
    <BigButton
      disabled={busy === row.id}
      aria-label={say(words.endOf, { name: row.realname, about: row.about })}
      onClick={() => onEnd(row)}
    >
      {say(words.end)}
    </BigButton>
  )
}
