import { Skeleton } from '../design/Skeleton'
import { useSay } from '../language/use-say'
import { isFramed } from '../session/framed'
import { blocks } from './shape'

/** The shell's shape until the shell is here: what the page itself draws before its first script (`first-shape.ts`), so that nothing jumps. */
export function ShellShape() {
  const say = useSay()
  if (isFramed) return <Skeleton rows={6} />
  return (
    <div className="shape" role="status" aria-label={say('loading')}>
      {[...Array(blocks).keys()].map((block) => (
        <i key={block} />
      ))}
    </div>
  )
}
