import { useState } from 'react'
import type { Resource } from '../../../contract/resource'
import { useEngine } from '../../offline/engine-context'
import { steady } from '../../offline/steady'
import { readView } from '../../offline/view/view'
import { type Chosen, nothingChosen } from '../bulk/use-chosen-rows'
import type { ListState } from '../list/list-address'
import { useIsLocal } from '../list/use-list'
import { rowsOnPaper } from '../paper/rows-on-paper'
import { usePrinting } from '../paper/use-printing'

/** A table on its way out: on paper, or as a sheet. On paper, of those chosen where there are any, else of all rows that pass the filters. */
export function useOutwards(resource: Resource, state: ListState, chosen: Chosen) {
  const isLocal = useIsLocal(resource)
  const { db, catalogue } = useEngine()
  const { isBusy, rows, print, end } = usePrinting()
  const [isAll, setAll] = useState(true)
  const [isExporting, setExporting] = useState(false)
  const rowsOf = async () => {
    const local = isLocal ? await steady(db, () => readView(db, catalogue, { noun: resource.name })) : undefined
    const all = chosen.all || chosen.ids.length === 0
    setAll(all)
    return rowsOnPaper(resource, state, all ? { ...nothingChosen, all } : chosen, local)
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
