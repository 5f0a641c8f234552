import {
  type AddedRow,
  type CheckedLine,
  type CheckedSheet,
  type PortionDone,
  type SheetPortion,
  sheetPath,
  type ToldTemplate,
} from '../../contract/sheet/checked-sheet'
import { call } from '../wire/call'
import { fetchMade } from '../wire/fetch-made'

/** Milliseconds looking at a large sheet may take. */
const patience = 300_000

const plain = ({ headings, lines }: { readonly headings: readonly string[]; readonly lines: readonly CheckedLine[] }): SheetPortion => ({
  headings,
  lines: lines.map(({ line, cells }) => ({ line, cells })),
})

/** The calls of one template. */
export const sheetCalls = (template: string) => {
  const path = `${sheetPath}/${template}`
  return {
    tell: (signal?: AbortSignal) => call<ToldTemplate>('GET', path, { signal }),
    template: () => fetchMade('GET', `${path}/template`),
    check: (bytes: ArrayBuffer) => call<CheckedSheet>('POST', `${path}/check`, { bytes, timeout: patience }),
    marked: (sheet: CheckedSheet) => fetchMade('POST', `${path}/marked`, { body: plain(sheet), timeout: patience }),
    bring: (headings: readonly string[], lines: readonly CheckedLine[]) =>
      call<PortionDone>('POST', `${path}/import`, { body: plain({ headings, lines }), timeout: patience }),
    undo: (rows: readonly AddedRow[]) => call('POST', `${path}/undo`, { body: { rows }, timeout: patience }),
  }
}
