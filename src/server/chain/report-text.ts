import type { ChainBreak, ChainReport } from '../../contract/sync/chain'

const words: Readonly<Record<ChainBreak['flaw'], string>> = {
  lost: 'what was sealed is no longer in the database',
  content: 'what lies in the database is not what was sealed',
  row: 'the record is not what its sealed ops made it',
  signature: 'the signature is not that of this installation',
  gap: 'the record before it is missing',
  fork: 'two records follow the same one',
  place: 'a receipt is missing',
  root: 'the root is not that of its records',
}

const breakText = ({ flaw, noun, id, field, place, received }: ChainBreak): string =>
  [
    words[flaw],
    ...(noun ? [`${noun} ${id}`] : []),
    ...(field ? [`field ${field}`] : []),
    ...(place ? [`place ${place}`] : []),
    ...(received ? [`received ${received}`] : []),
  ].join(', ')

/** A walk in lines for whoever asked for it at a terminal, and whether all of it holds. */
export function reportText({ chains, days }: ChainReport): { readonly lines: readonly string[]; readonly isWhole: boolean } {
  const said = (name: string, count: number, broken: ChainBreak | null) =>
    `${broken ? 'BROKEN' : 'ok    '} ${name}: ${count} records${broken ? `; first break: ${breakText(broken)}` : ''}`
  const lines = [
    ...chains.map(({ replica, count, broken }) => said(replica ? `device ${replica}` : 'server', count, broken)),
    ...days.map(({ day, count, broken }) => said(`day ${day}`, count, broken)),
  ]
  return { lines, isWhole: [...chains, ...days].every(({ broken }) => broken === null) }
}
