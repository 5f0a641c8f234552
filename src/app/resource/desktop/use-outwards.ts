import { useState } from 'react'
import type { Resource } from '../../../contract/resource'
import { type Chosen, nothingChosen } from '../bulk/use-chosen-rows'
import type { ListState } from '../list/list-address'
import { mostPrinted } from '../paper/rows-going-out'
import { usePrinting } from '../paper/use-printing'
import { useRowsGoingOut } from './bulk/use-rows-going-out'

/** A table on its way out: on paper, or as a sheet. On paper, of those chosen where there are any, else of all rows that pass the filters. */
export function useOutwards(resource: Resource, state: ListState, chosen: Chosen) {
  const fetchRows = useRowsGoingOut(resource, state)
  const { isBusy, rows, print, end } = usePrinting()
  const [isAll, setAll] = useState(true)
  const [isExporting, setExporting] = useState(false)
  const rowsOf = () => {
    const all = chosen.all || chosen.ids.length === 0
    setAll(all)
    return fetchRows(all ? { ...nothingChosen, all } : chosen, mostPrinted)
  }
  return {
    isBusy,
    /** What is being printed: its rows, and whether they are not some that were chosen. */
    printed: rows && { rows, isAll },
    print: () => void print(rowsOf),
    endPrint: end,
    /** Whether it is being asked what goes out as a sheet. */
    isExporting,
    exportRows: () => setExporting(true),
    endExport: () => setExporting(false),
  }
}
