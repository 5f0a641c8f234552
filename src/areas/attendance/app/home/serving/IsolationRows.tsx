import { ToTile } from '../../../../../app/home/band/ToTile'
import { CardRow } from '../../../../../app/home/CardRow'
import { useSay } from '../../../../../app/language/use-say'
import { childPath } from '../../../../families/published/child-path'
import { bandWords as words } from '../../board/band/band-words'
import type { ChildView } from '../../board/use-attendance-day'

/** The last day on which a child is kept at home, as it is read. */
export const endOf = ({ quarantineUntil }: ChildView): string => quarantineUntil?.slice(5) ?? ''

/** Children kept at home, until when, and the way to each. */
export function IsolationRows({ of }: { of: readonly ChildView[] }) {
  const say = useSay()
  return (
    <ul className="card-rows">
      {of.map((child) => (
        <CardRow
          key={child.id}
          to={childPath(child.id)}
          about={say(words.until, { day: endOf(child) })}
          act={<ToTile id={child.id} name={child.name} />}
        >
          {child.name}
        </CardRow>
      ))}
    </ul>
  )
}
