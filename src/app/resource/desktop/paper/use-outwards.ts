import { useState } from 'react'
import type { Resource } from '../../../../contract/resource'
import { toast } from '../../../design/overlay/toast'
import { useLanguage } from '../../../language/language'
import { explain } from '../../../wire/explain'
import type { ListState } from '../../list/list-address'
import type { ViewRow } from '../../row'
import { type Chosen, nothingChosen } from '../bulk/use-chosen-rows'
import { useRowsGoingOut } from '../bulk/use-rows-going-out'

/** Most rows of a paper. */
const mostPrinted = 2000

/** What is being printed: its rows, and whether somebody chose them. */
type Printed = { readonly rows: readonly ViewRow[]; readonly isAll: boolean }

/** A table on its way out: on paper, or as a sheet. On paper, of those chosen where there are any, else of all rows that pass the filters. */
export function useOutwards(resource: Resource, state: ListState, chosen: Chosen) {
  const language = useLanguage((state) => state.language)
  const fetchRows = useRowsGoingOut(resource, state)
  const [printed, setPrinted] = useState<Printed>()
  const [isExporting, setExporting] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isAll = chosen.all || chosen.ids.length === 0
  const which = isAll ? { ...nothingChosen, all: true } : chosen
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    await act().catch((error: unknown) => toast(explain(error, language), { tone: 'bad' }))
    setBusy(false)
  }
  const print = async () => setPrinted({ rows: await fetchRows(which, mostPrinted), isAll })
  return {
    isBusy,
    printed,
    print: () => void attempt(print),
    endPrint: () => setPrinted(undefined),
    /** Whether it is being asked what goes out as a sheet. */
    isExporting,
    exportRows: () => setExporting(true),
    endExport: () => setExporting(false),
  }
}
