import { useMemo } from 'react'
import type { PartProps } from '../../../../../app/record-page/record-page'
import { ClassChangeSheet } from './ClassChangeSheet'

/** Sends the child of the record to another class. */
export function ClassChangeAct({ resource, row, close }: PartProps & { close: () => void }) {
  const rows = useMemo(() => [row], [row])
  return <ClassChangeSheet {...{ resource, rows }} onDone={close} onClose={close} />
}
