import { sentence } from '../../contract/error'
import { say } from '../../contract/label'
import {
  type CheckedLine,
  type CheckedSheet,
  mostOfNoun,
  nounSheetPath,
  type PortionDone,
  type RawSheet,
  type SheetLine,
  type ToldNounSheet,
} from '../../contract/sheet/checked-sheet'
import { currentLanguage } from '../language/language'
import { call } from '../wire/call'
import { fetchMade } from '../wire/fetch-made'
import { type LookWatch, lookedAt, patience, plain, type SheetCalls } from './sheet-calls'
import { twiceIn } from './twice'
import { words } from './words'

/** The lines that are left out with the reasons in a column of their own, as the server makes a file of them. */
function leftRows({ headings, lines }: CheckedSheet): readonly (readonly string[])[] {
  const language = currentLanguage()
  const why = (line: CheckedLine) =>
    line.problems.map(({ heading, code, values }) => `${say(heading, language)}: ${sentence(code, language, values)}`).join('; ')
  const wrong = lines.filter(({ outcome }) => outcome === 'wrong')
  return [[...headings, say(words.why, language)], ...wrong.map((line) => [...headings.map((_, at) => line.cells[at] ?? ''), why(line)])]
}

/** The calls of the sheet every noun has. It is read at once and looked at some lines at a time, whatever its length. */
export function nounCalls(noun: string): SheetCalls {
  const path = `${nounSheetPath}/${noun}`
  const tell = (signal?: AbortSignal) => call<ToldNounSheet>('GET', path, { signal })
  const look = (headings: readonly string[], lines: readonly SheetLine[]) =>
    call<CheckedSheet>('POST', `${path}/look`, { body: { headings, lines }, timeout: patience })
  const check = async (bytes: ArrayBuffer, { onProgress, isStopped }: LookWatch) => {
    const [{ unique }, { headings, parts }] = await Promise.all([
      tell(),
      call<RawSheet>('POST', `${path}/read`, { bytes, timeout: patience }),
    ])
    const total = parts.reduce((sum, part) => sum + part.length, 0)
    const lines: CheckedLine[] = []
    let unknown: readonly string[] = []
    for (const part of parts) {
      if (isStopped()) return undefined
      onProgress(lines.length, total)
      const found = await look(headings, part)
      lines.push(...found.lines)
      ;({ unknown } = found)
    }
    return twiceIn({ headings, unknown, lines }, unique)
  }
  return {
    name: `noun-${noun}`,
    together: mostOfNoun,
    tell,
    template: () => fetchMade('GET', `${path}/template`),
    check,
    marked: (sheet) =>
      fetchMade('POST', `${path}/left`, {
        bytes: new TextEncoder().encode(JSON.stringify(leftRows(sheet))).buffer as ArrayBuffer,
        timeout: patience,
      }),
    bring: (headings, lines) => call<PortionDone>('POST', `${path}/import`, { body: plain({ headings, lines }), timeout: patience }),
    mend: async ({ headings, unknown, lines }, mended) => {
      const { line, cells } = mended
      const [{ unique }, found] = await Promise.all([tell(), look(headings, [{ line, cells }])])
      const others = lines.filter((one) => one.line !== line)
      return lookedAt(mended, twiceIn({ headings, unknown, lines: [...others, ...found.lines] }, unique))
    },
  }
}
