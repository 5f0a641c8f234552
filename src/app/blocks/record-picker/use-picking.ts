import { useState } from 'react'
import { useAnswer } from '../../resource/use-answer'
import type { PickedRow, RecordSource } from './record-source'

type Given = {
  readonly source: RecordSource
  readonly valueKey: string
  readonly many: boolean
  /** Values that were chosen before. */
  readonly chosen: readonly string[]
  /** Most that may be chosen. */
  readonly max: number | undefined
}

export type Picking = {
  readonly values: readonly string[]
  /** What is known of each chosen value; of one whose row is gone, or still on its way, only the value itself. */
  readonly rows: readonly PickedRow[]
  /** Whether the rows of what was chosen before are still on their way. */
  readonly isComing: boolean
  readonly isFull: boolean
  readonly isChosen: (row: PickedRow) => boolean
  /** Chooses a row or lets it go; where only one may be chosen, it takes the place of the other. */
  readonly toggle: (row: PickedRow, isWanted: boolean) => void
  readonly drop: (value: string) => void
  readonly clear: () => void
}

/** What somebody has chosen so far, on whichever page. */
export function usePicking({ source, valueKey, many, chosen, max }: Given): Picking {
  const [values, setValues] = useState<readonly string[]>(chosen)
  const [seen, setSeen] = useState<ReadonlyMap<string, PickedRow>>(new Map())
  // However the rows are narrowed meanwhile, what was chosen before is asked for once.
  const [{ asked, from }] = useState({ asked: chosen, from: source })
  const before = useAnswer({
    queryKey: ['picked', from.key, valueKey, asked],
    enabled: asked.length > 0,
    queryFn: () => from.byValues(valueKey, asked),
  })
  const keptValue = (row: PickedRow) => String(row[valueKey] ?? '')
  const rowOf = (value: string) => seen.get(value) ?? before.data?.find((row) => keptValue(row) === value) ?? { [valueKey]: value }
  const toggle = (row: PickedRow, isWanted: boolean) => {
    const value = keptValue(row)
    setSeen((known) => new Map(known).set(value, row))
    setValues((now) => {
      const others = now.filter((one) => one !== value)
      if (!isWanted) return others
      if (!many) return [value]
      return max !== undefined && others.length >= max ? now : [...others, value]
    })
  }
  return {
    values,
    rows: values.map(rowOf),
    isComing: before.isPending && asked.length > 0 && !before.isError,
    isFull: many && max !== undefined && values.length >= max,
    isChosen: (row) => values.includes(keptValue(row)),
    toggle,
    drop: (value) => setValues((now) => now.filter((one) => one !== value)),
    clear: () => setValues([]),
  }
}
