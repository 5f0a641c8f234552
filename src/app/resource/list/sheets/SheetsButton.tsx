import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { label } from '../../../../contract/label'
import type { Resource } from '../../../../contract/resource'
import { lazyPart } from '../../../design/lazy-part'
import { Suspense } from '../../../design/Suspense'
import { useSay } from '../../../language/use-say'
import type { ViewRow } from '../../row'
import type { ListState } from '../list-address'

const ListSheets = lazyPart(() => import('./ListSheets').then((file) => file.ListSheets))
const [all, chosen] = [label('打印、导出和导入', 'Print, export and import'), label('打印和导出', 'Print and export')]

export type SheetsProps = {
  readonly resource: Resource
  readonly state: ListState
  /** What the list is called, on paper too. */
  readonly heading: string
  /** How many rows it has, and these themselves where they lie on this device. */
  readonly total: number
  readonly rows: readonly ViewRow[] | undefined
  readonly mayAdd: boolean
  /** Ids of the rows that are chosen, where some are being chosen. */
  readonly ids: readonly string[] | undefined
}

/** Beside the name of a list in a hand: its rows out to paper and to Excel, and more of them in. */
export function SheetsButton(props: SheetsProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const word = say(props.ids ? chosen : all)
  return (
    <>
      <button type="button" className="page-bar-button" aria-label={word} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FileSpreadsheet aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <ListSheets {...props} title={word} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
