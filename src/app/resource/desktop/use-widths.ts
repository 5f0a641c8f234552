import { useCallback, useState } from 'react'
import type { Resource } from '../../../contract/resource'
import { keep, recall } from '../../session/storage'

export type Widths = Readonly<Record<string, number>>

/** Widths in px this person has drawn the columns of a noun's table to, kept on this device. */
export function useWidths({ name }: Resource): [Widths, (column: string, width: number | undefined) => void] {
  const key = `WIDTHS_${name}`
  const [widths, setWidths] = useState<Widths>(() => recall<Widths>(key) ?? {})
  const draw = useCallback(
    (column: string, width: number | undefined) =>
      setWidths((old) => {
        const { [column]: _, ...others } = old
        const next = width === undefined ? others : { ...others, [column]: width }
        keep(key, next, null)
        return next
      }),
    [key],
  )
  return [widths, draw]
}
