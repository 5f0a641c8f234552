import { useState } from 'react'
import type { Resource } from '../../../../contract/resource'
import { toast } from '../../../design/overlay/toast'
import { useLanguage } from '../../../language/language'
import { useSay } from '../../../language/use-say'
import { explain } from '../../../wire/explain'
import type { Chosen } from '../../bulk/use-chosen-rows'
import type { ListState } from '../../list/list-address'
import type { ViewRow } from '../../row'
import { useRowsGoingOut } from '../bulk/use-rows-going-out'
import { tableWords } from '../table-words'
import { copiedRows } from './copied-rows'
import { toClipboard } from './to-clipboard'

/** Most rows that are copied at once; a spreadsheet takes more as a file. */
export const mostCopied = 5000

type Shown = { readonly rows: readonly ViewRow[]; readonly total: number; readonly columns: readonly string[] }

/** Copies the rows chosen, those in view at once and others page by page, in the order of the table; it is said how many, and why none. */
export function useCopy(resource: Resource, state: ListState, chosen: Chosen, { rows, total, columns }: Shown) {
  const say = useSay()
  const language = useLanguage((one) => one.language)
  const fetchRows = useRowsGoingOut(resource, state)
  const [isCopying, setCopying] = useState(false)
  const isBad = { tone: 'bad' } as const
  const copy = async () => {
    const here = chosen.all ? [] : rows.filter(({ id }) => chosen.ids.includes(id))
    const isHere = !chosen.all && here.length === chosen.ids.length
    setCopying(true)
    const wanted = isHere ? Promise.resolve(here) : fetchRows(chosen, mostCopied)
    const textOf = (all: readonly ViewRow[]) => copiedRows(resource, all, columns, language)
    const kept = await toClipboard(isHere ? textOf(here) : wanted.then(textOf)).then(
      () => true,
      () => false,
    )
    const found = await wanted.catch((error: unknown) => void toast(explain(error, language), isBad))
    setCopying(false)
    if (!found) return
    const all = chosen.all ? total : chosen.ids.length
    if (!kept) toast(say(tableWords.notCopied), isBad)
    else if (found.length >= mostCopied && all > found.length) toast(say(tableWords.copiedFirst, { count: found.length, total: all }))
    else toast(say(tableWords.cellsCopied, { count: found.length }))
  }
  return { copy: () => void copy(), isCopying }
}
