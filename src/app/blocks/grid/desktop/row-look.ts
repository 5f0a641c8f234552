import { cellKey, type GridState, markedBlock } from '../store/grid-state'
import type { Grid } from '../store/grid-store'

/** How one stands to a cell: `on` it, in a `block` that is marked, or `writing` into it. */
export type Stand = 'on' | 'block' | 'writing'

const signs = { '+': 'on', '#': 'block', '=': 'writing' } as const
const isSign = (sign: string): sign is keyof typeof signs => Object.hasOwn(signs, sign)

/** One sign a column, where anything of the row is marked. */
function standsOf(state: GridState, index: number, columns: number): string {
  const block = markedBlock(state)
  if (!block || index < block.top || index > block.bottom) return ''
  return Array.from({ length: columns }, (_, place) => {
    if (state.at?.row === index && state.at.column === place) return state.draft ? '=' : '+'
    return place >= block.left && place <= block.right ? '#' : ' '
  }).join('')
}

const between = '\n'

/**
 * All that is drawn of a row beside its values, as one text: a row listens once, and not each of its cells, for as many rows as come into view
 * while somebody scrolls.
 */
export function rowLook({ visible }: Grid, index: number): (state: GridState) => string {
  return (state) => {
    const row = state.history.now.rows[index]
    if (!row) return ''
    const { length } = state.history.now.rows
    const flags = `${state.fresh.has(row.id) ? 'f' : ''}${state.chosen.has(row.id) ? 'c' : ''}${index > 1 && length - index <= 2 ? 'l' : ''}`
    const failures = state.failures.size === 0 ? [] : visible.map(({ key }) => state.failures.get(cellKey(row.id, key)) ?? '')
    return [flags, standsOf(state, index, visible.length), ...failures.map((said) => said.replaceAll(between, ' '))].join(between)
  }
}

/** The same, read. */
export function readLook(look: string) {
  const [flags = '', stands = '', ...failures] = look.split(between)
  return {
    isFresh: flags.includes('f'),
    isChosen: flags.includes('c'),
    /** Whether one stands in the row or has marked some of it, and whether one writes in it. */
    stood: stands.includes('=') ? 'writing' : stands.trim() === '' ? undefined : 'on',
    isLast: flags.includes('l'),
    standAt: (place: number): Stand | undefined => {
      const sign = stands[place] ?? ''
      return isSign(sign) ? signs[sign] : undefined
    },
    failureAt: (place: number): string | undefined => failures[place] || undefined,
  }
}
