import type { Cell } from '../month/month-table'
import { type Mark, marks } from './mark'

/** The signs of the official register (handbook 13), and for what it has none, signs as easily told apart in black ink. */
const signs: Readonly<Record<Mark, string>> = { P: '√', L: '＋', E: '－', S: '△', A: '○', U: '●', H: '×', N: '' }

/** How a cell is printed: of a child that was not in the class that day, nothing. */
export const printSign = (cell: Cell): string => (cell === 'outside' ? '' : cell === 'unmarked' ? '·' : signs[cell])

/** Marks with a sign, in the order of the legend. */
export const signedMarks: readonly Mark[] = marks.filter((mark) => signs[mark] !== '')
