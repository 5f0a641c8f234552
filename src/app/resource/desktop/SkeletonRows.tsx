import { useSay } from '../../language/use-say'

/** Rows of a table on their way, as high as they will be. */
export function SkeletonRows({ rows }: { rows: number }) {
  const say = useSay()
  return (
    <div role="status" aria-label={say('loading')} className="skeleton-rows">
      {[...Array(rows).keys()].map((row) => (
        <div key={row}>
          <div className="skeleton" />
        </div>
      ))}
    </div>
  )
}
