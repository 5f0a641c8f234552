import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { label } from '../../../../contract/label'
import type { Resource } from '../../../../contract/resource'
import { lazyPart } from '../../../design/lazy-part'
import { Suspense } from '../../../design/Suspense'
import { useSay } from '../../../language/use-say'
import type { ListState } from '../list-address'

const ListSheets = lazyPart(() => import('./ListSheets').then((file) => file.ListSheets))
const word = label('导入和导出', 'Import and export')

export type SheetsProps = {
  readonly resource: Resource
  readonly state: Pick<ListState, 'filters' | 'sorts' | 'group'>
  readonly mayAdd: boolean
  /** Ids of the rows that are chosen, where some are being chosen. */
  readonly ids: readonly string[] | undefined
}

/** Beside the name of a list in a hand: its rows out to Excel, and more of them in. */
export function SheetsButton(props: SheetsProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="page-bar-button" aria-label={say(word)} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FileSpreadsheet aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <ListSheets {...props} title={say(word)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
