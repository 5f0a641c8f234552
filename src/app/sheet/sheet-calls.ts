import {
  type AddedRow,
  type CheckedLine,
  type CheckedSheet,
  mostTogether,
  type PortionDone,
  type SheetLine,
  type SheetPortion,
  sheetPath,
  type ToldTemplate,
} from '../../contract/sheet/checked-sheet'
import { call } from '../wire/call'
import { fetchMade } from '../wire/fetch-made'

/** Milliseconds looking at a large sheet may take. */
export const patience = 300_000

/** Tells how many lines of all were looked at, and whether somebody has had enough. */
export type LookWatch = { readonly onProgress: (done: number, total: number) => void; readonly isStopped: () => boolean }

/** What can be done with a sheet somebody fills in, whether it is one of a template of ours or that of a noun. */
export type SheetCalls = {
  /** What imports of it are remembered under on this device. */
  readonly name: string
  /** Lines that are written together. */
  readonly together: number
  readonly tell: (signal?: AbortSignal) => Promise<ToldTemplate>
  readonly template: () => Promise<Blob>
  /** Reads a file and looks at its lines; undefined where it was stopped before the end. */
  readonly check: (bytes: ArrayBuffer, watch: LookWatch) => Promise<CheckedSheet | undefined>
  /** The lines with problems as a file, and what is wrong with them. */
  readonly marked: (sheet: CheckedSheet) => Promise<Blob>
  readonly bring: (headings: readonly string[], lines: readonly CheckedLine[]) => Promise<PortionDone>
  /** Looks at one line again after a cell of it was mended. */
  readonly mend?: (sheet: CheckedSheet, line: CheckedLine) => Promise<CheckedLine>
  readonly undo?: (rows: readonly AddedRow[]) => Promise<unknown>
}

export const plain = ({
  headings,
  lines,
}: {
  readonly headings: readonly string[]
  readonly lines: readonly CheckedLine[]
}): SheetPortion => ({
  headings,
  lines: lines.map(({ line, cells }) => ({ line, cells })),
})

/** What was found of one line. */
export const lookedAt = ({ line, cells }: SheetLine, { lines }: Pick<CheckedSheet, 'lines'>): CheckedLine =>
  lines.find((one) => one.line === line) ?? { line, cells, outcome: 'same', title: '', problems: [] }

/** The calls of one template. */
export const templateCalls = (template: string): SheetCalls => {
  const path = `${sheetPath}/${template}`
  return {
    name: template,
    together: mostTogether,
    tell: (signal) => call<ToldTemplate>('GET', path, { signal }),
    template: () => fetchMade('GET', `${path}/template`),
    check: (bytes) => call<CheckedSheet>('POST', `${path}/check`, { bytes, timeout: patience }),
    marked: (sheet) => fetchMade('POST', `${path}/marked`, { body: plain(sheet), timeout: patience }),
    bring: (headings, lines) => call<PortionDone>('POST', `${path}/import`, { body: plain({ headings, lines }), timeout: patience }),
    mend: async ({ headings, lines }, mended) => {
      // Of two lines that say the same, the one somebody just wrote is told so.
      const inOrder = [...lines.filter(({ line }) => line !== mended.line), mended]
      const body = { ...plain({ headings, lines: inOrder }), asked: mended.line }
      return lookedAt(mended, await call<CheckedSheet>('POST', `${path}/look`, { body, timeout: patience }))
    },
    undo: (rows) => call('POST', `${path}/undo`, { body: { rows }, timeout: patience }),
  }
}
