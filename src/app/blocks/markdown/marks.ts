/** A text in which somebody has chosen a piece. */
export type Written = { readonly text: string; readonly start: number; readonly end: number }
/** Puts a mark to what is chosen, or takes it away where it has it. */
export type Mark = (written: Written) => Written

/** Puts signs around what is chosen, which are taken away where they stand there; `empty` is written where nothing is chosen. */
export const around =
  (open: string, empty: string, close = open): Mark =>
  ({ text, start, end }) => {
    const chosen = text.slice(start, end)
    const [before, after] = [text.slice(0, start), text.slice(end)]
    if (before.endsWith(open) && after.startsWith(close))
      return {
        text: before.slice(0, -open.length) + chosen + after.slice(close.length),
        start: start - open.length,
        end: end - open.length,
      }
    if (chosen.length >= open.length + close.length && chosen.startsWith(open) && chosen.endsWith(close)) {
      const inner = chosen.slice(open.length, chosen.length - close.length)
      return { text: before + inner + after, start, end: start + inner.length }
    }
    const inner = chosen || empty
    return { text: before + open + inner + close + after, start: start + open.length, end: start + open.length + inner.length }
  }

/** The lines that are chosen, as far as they go. */
function linesOf({ text, start, end }: Written) {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = text.indexOf('\n', Math.max(start, end > start && text[end - 1] === '\n' ? end - 1 : end))
  return { from, to: to < 0 ? text.length : to }
}

/** Any sign with which a line can begin that says what it is. */
const beginning = /^(?:#{1,6} |> |[-*+] \[[ xX]\] |[-*+] |\d{1,9}[.)] )/

/** Begins every chosen line with a sign, in place of another it may have, or takes that away where all have it. `at` counts from 0. */
export const beginLines =
  (sign: (at: number) => string, has: RegExp): Mark =>
  (written) => {
    const { from, to } = linesOf(written)
    const lines = written.text.slice(from, to).split('\n')
    const isOn = lines.every((line) => has.test(line))
    const changed = lines.map((line, at) => (isOn ? '' : sign(at)) + line.replace(beginning, '')).join('\n')
    return { text: written.text.slice(0, from) + changed + written.text.slice(to), start: from, end: from + changed.length }
  }

/** The next of three headings; after the third the line is text again. */
export const nextHeading: Mark = (written) => {
  const { from, to } = linesOf(written)
  const level = /^(#{1,3}) /.exec(written.text.slice(from, to))?.[1]?.length ?? 0
  const lines = written.text.slice(from, to).replace(/^#{1,6} /gm, '')
  const changed = level === 3 ? lines : lines.replace(/^(?=.*\S)/gm, `${'#'.repeat(level + 1)} `)
  const shown = changed || `${'#'.repeat(level + 1)} `
  return { text: written.text.slice(0, from) + shown + written.text.slice(to), start: from + shown.length, end: from + shown.length }
}

/** Writes a piece on lines of its own, below those that are chosen. */
export const insertBelow =
  (piece: string): Mark =>
  (written) => {
    const { to } = linesOf(written)
    const [before, after] = [written.text.slice(0, to), written.text.slice(to)]
    const gap = before === '' ? '' : before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
    const at = before.length + gap.length + piece.length
    return { text: `${before}${gap}${piece}${after === '' ? '\n' : after.startsWith('\n\n') ? '' : '\n'}${after}`, start: at, end: at }
  }

/** Code within a line, or a block of it where several lines are chosen. */
export const asCode =
  (empty: string): Mark =>
  (written) =>
    written.text.slice(written.start, written.end).includes('\n') ? around('```\n', empty, '\n```')(written) : around('`', empty)(written)

/** The piece by which two texts differ: `text` takes the place of what lay between `from` and `to` in the first. */
export function pieceBetween(before: string, after: string): { readonly from: number; readonly to: number; readonly text: string } {
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && before[from] === after[from]) from++
  let tail = 0
  while (tail < most - from && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  return { from, to: before.length - tail, text: after.slice(from, after.length - tail) }
}

/** Enter at the end of a line of a list goes on with the list; on one that has no text it ends the list. Undefined anywhere else. */
export function nextLine({ text, start, end }: Written): Written | undefined {
  if (start !== end) return undefined
  const from = text.lastIndexOf('\n', start - 1) + 1
  const line = text.slice(from, start)
  const [all, space = '', sign = ''] = /^(\s*)([-*+] \[[ xX]\] |[-*+] |\d{1,9}[.)] |> )/.exec(line) ?? []
  if (all === undefined) return undefined
  if (line === all) return { text: text.slice(0, from) + text.slice(start), start: from, end: from }
  const number = /^(\d+)([.)] )$/.exec(sign)
  const next = `\n${space}${number ? `${Number(number[1]) + 1}${number[2]}` : sign.replace(/\[[xX]\]/, '[ ]')}`
  return { text: text.slice(0, start) + next + text.slice(start), start: start + next.length, end: start + next.length }
}
