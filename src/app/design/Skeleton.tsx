import { useSay } from '../language/use-say'

/** Grey blocks in the shape of what is coming, so that nothing jumps when it comes. `height` in pixels, or as the style has it. */
export function Skeleton({ rows = 6, height = 72 }: { rows?: number; height?: number | string }) {
  const say = useSay()
  return (
    <div role="status" aria-label={say('loading')} style={{ display: 'grid', gap: 'var(--s3)' }}>
      {[...Array(rows).keys()].map((row) => (
        <div key={row} className="skeleton" style={{ height }} />
      ))}
    </div>
  )
}
