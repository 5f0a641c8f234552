import { useState } from 'react'
import { toast } from '../../design/overlay/toast'
import { useLanguage } from '../../language/language'
import { explain } from '../../wire/explain'
import type { ViewRow } from '../row'

/** A table on its way to paper: `print` fetches its `rows`, which are here until it is over. */
export function usePrinting() {
  const language = useLanguage((state) => state.language)
  const [rows, setRows] = useState<readonly ViewRow[]>()
  const [isBusy, setBusy] = useState(false)
  const print = async (rowsOf: () => Promise<readonly ViewRow[]>) => {
    setBusy(true)
    await rowsOf().then(setRows, (error: unknown) => toast(explain(error, language), { tone: 'bad' }))
    setBusy(false)
  }
  return { isBusy, rows, print, end: () => setRows(undefined) }
}
