import type { ReactNode } from 'react'
import { RecordsChooser } from './RecordsChooser'

/** A table of the records on a desktop, with the others at its side. */
export function RecordsBeside({ children }: { children: ReactNode }) {
  return (
    <div className="records-beside">
      <RecordsChooser />
      <div>{children}</div>
    </div>
  )
}
