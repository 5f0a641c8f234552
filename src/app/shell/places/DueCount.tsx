import { useSay } from '../../language/use-say'
import { useDueCounts } from './due-counts'
import { placeWords } from './words'
import './due-count.css'

/** A figure from which on nobody counts. */
const many = 99

/** How much is due. Nothing where nothing is. */
export function Due({ count }: { count: number }) {
  const say = useSay()
  if (count === 0) return null
  return (
    <span className="due-count figures" role="img" aria-label={say(placeWords.due, { count })}>
      {count > many ? `${many}+` : count}
    </span>
  )
}

/** How much is due on a screen, beside its name. */
export const DueCount = ({ path }: { path: string }) => <Due count={useDueCounts()[path] ?? 0} />
