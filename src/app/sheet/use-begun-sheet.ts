import { useCallback, useEffect, useRef, useState } from 'react'
import type { CheckedSheet } from '../../contract/sheet/checked-sheet'
import { useKeptSheets } from './use-kept-sheets'

/** A sheet as it stands: which file it came from, and its lines with the cells somebody put right. */
type Standing = { readonly file: string; readonly sheet: CheckedSheet }
/** One that was kept, at a moment in milliseconds. */
export type BegunSheet = Standing & { readonly at: number }

/** What a sheet is kept as: text, for the file itself knows nothing of the cells that were put right. */
const fileOf = (standing: Standing): File => new File([JSON.stringify(standing)], 'sheet.txt')

const read = async (file: File): Promise<BegunSheet> => ({ ...(JSON.parse(await file.text()) as Standing), at: file.lastModified })

/** The sheet that was begun on this device and is not in yet, if any, and how it is kept as it stands from now on. */
export type Keeping = {
  readonly begun: BegunSheet | undefined
  readonly keep: (standing: Standing | undefined) => Promise<unknown>
}

/** How a sheet is kept on this device; undefined while looking for what was begun. `what`: what it is brought into, and by which way. */
export function useBegunSheet(what: `${'template' | 'trial'}/${string}`): Keeping | undefined {
  const { found, keep } = useKeptSheets(what)
  const [looked, setLooked] = useState<Pick<Keeping, 'begun'>>()
  useEffect(() => {
    if (!found) return
    const [file] = found
    const reading = file ? read(file) : Promise.resolve(undefined)
    reading.catch(() => undefined).then((begun) => setLooked({ begun }))
  }, [found])
  const keepStanding = useCallback((standing: Standing | undefined) => keep(standing ? [fileOf(standing)] : []), [keep])
  return looked && { ...looked, keep: keepStanding }
}

/** Keeps a sheet as it stands, whenever that changes. `why` it is not kept, where it is not; undefined before it was tried. */
export function useKeeping(
  { sheet, from: { file } }: { readonly sheet: CheckedSheet | undefined; readonly from: { readonly file: string } },
  { begun, keep }: Keeping,
) {
  const [kept, setKept] = useState<{ readonly why: unknown } | undefined>(begun && { why: undefined })
  const last = useRef(begun?.sheet)
  useEffect(() => {
    if (last.current === sheet) return
    last.current = sheet
    void keep(sheet && { file, sheet }).then((why) => last.current === sheet && setKept({ why }))
  }, [sheet, file, keep])
  return kept
}
