import { useState } from 'react'
import type { CallLine, Tracing } from '../../reports/tracing-report'

/**
 * The families to call. A row that was called about stays where it is for this visit, so that what was noted can be read and nothing moves
 * under a finger; what is new comes behind.
 */
export function useStaying(data: Pick<Tracing, 'calls' | 'lines'> | undefined): readonly CallLine[] {
  const [seen, setSeen] = useState<readonly CallLine[]>([])
  const { calls = [], lines = [] } = data ?? {}
  const fresh = calls.filter(({ trace }) => !seen.some((one) => one.trace.id === trace.id))
  if (fresh.length > 0) setSeen([...seen, ...fresh])
  return [...seen, ...fresh].map((one) => {
    const called = calls.find(({ trace }) => trace.id === one.trace.id)
    const trace = lines.find((line) => line.trace.id === one.trace.id)?.trace ?? one.trace
    return called ?? { ...one, trace }
  })
}
