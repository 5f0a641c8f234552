import { type Refusal, sentence } from '../../contract/error'
import { foreseen } from '../http/envelope'
import { type Failed, type Import, importSlices, unpacked } from './import-rows'
import type { PackedSheet } from './open-sheets'

/** A file of an import. */
export type GivenFile = { readonly name: string; readonly bytes: Buffer }
/** How an import stands: at which of its files, and how many of that one's rows are done. `total` is known once the file is read. */
export type ImportProgress = {
  readonly file: number
  readonly phase: 'read' | 'check' | 'write'
  readonly done: number
  readonly total: number
}
/** What became of a file. `refusal`: why none of it could be read. */
export type FileDone = {
  readonly name: string
  readonly headings: readonly string[]
  readonly taken: number
  readonly failed: readonly Failed[]
  readonly refusal?: Refusal
}
export type ImportStep = { readonly progress: ImportProgress } | { readonly finished: FileDone }

/** Imports one file. What goes wrong on the way does not hide what is in by then. */
async function* bringFile(asked: Import, { name, bytes }: GivenFile, file: number, whole: boolean): AsyncGenerator<ImportStep> {
  let [sheet, written, failed]: [PackedSheet | undefined, number, Failed[]] = [undefined, 0, []]
  try {
    sheet = await asked.engine.sheets.read(bytes)
    for (const phase of whole ? (['check', 'write'] as const) : (['write'] as const)) {
      for await (const slice of importSlices(asked, sheet.headings, unpacked(sheet.parts), phase === 'write')) {
        failed = [...failed, ...slice.failed]
        written = phase === 'write' ? slice.done - failed.length : 0
        yield { progress: { file, phase, done: slice.done, total: sheet.count } }
      }
      if (phase === 'check' && failed.length > 0) break
    }
    yield { finished: { name, headings: sheet.headings, failed, taken: written } }
  } catch (error) {
    const refusal = foreseen(error)
    if (!refusal) throw error
    yield { finished: { name, headings: sheet?.headings ?? [], taken: written, failed, refusal } }
  }
}

/**
 * Imports files one after the other, and says how far it is. One that cannot be read does not stop the others. `whole`: all rows of a file are
 * looked at first, and it is taken only where nothing is wrong with any.
 */
export async function* importFiles(asked: Import, files: readonly GivenFile[], whole: boolean): AsyncGenerator<ImportStep> {
  for (const [at, file] of files.entries()) {
    yield { progress: { file: at, phase: 'read', done: 0, total: 0 } }
    yield* bringFile(asked, file, at, whole)
  }
}

/** Refuses an import no file of which could be read, with what was wrong with the first. */
export function checkRead(done: readonly FileDone[]): void {
  const first = done[0]?.refusal
  if (first && done.every(({ refusal, taken }) => refusal && taken === 0)) throw first
}

/** Rows of a sheet that says what was not taken and why. `words`: headings of its first columns; the file's name stands there where there are several. */
export function errorRows(
  done: readonly FileDone[],
  words: { readonly file: string; readonly line: string; readonly why: string },
  say: (refusal: Refusal) => string,
): (string | number)[][] {
  const headings = [...new Set(done.flatMap((file) => file.headings))]
  const isOne = done.length === 1
  const head = [...(isOne ? [] : [words.file]), words.line, words.why, ...headings]
  const rows = done.flatMap(({ name, headings: own, failed, refusal }) => {
    const first = isOne ? [] : [name]
    const places = headings.map((heading) => own.indexOf(heading))
    const lines = failed.map(({ line, why, cells }) => [...first, line, why, ...places.map((at) => cells[at] ?? '')])
    return refusal ? [[...first, '', say(refusal)], ...lines] : lines
  })
  return [head, ...rows]
}

/** Why a file could not be read, in words. */
export const saidOf = (language: Import['language']) => (refusal: Refusal) => sentence(refusal.code, language, refusal.values)
