import { expect, test } from 'vitest'
import { Refusal } from '../../src/contract/error'
import type { Row } from '../../src/contract/resource'
import type { Behaviour } from '../../src/server/resource/behaviour'
import { at } from '../kit/every-noun'
import { cellsTold, marksOf, toldTo } from '../kit/notices/told-to'
import { Visit, visitProduct } from '../kit/product/visit-product'
import { openHouse } from '../kit/server/open-house'

const told = ['list', 'record', 'copy', 'feed'].map((way) => `visit:health by ${way}`)

/** What an area might do with a field that not everybody may read, and where the matrix finds it. */
const plants: readonly (readonly [string, Behaviour, readonly string[]])[] = [
  ['nothing', {}, []],
  [
    "a reader's group leaking through history",
    { before: (ctx, { after }) => ({ history: [{ at: ctx.now, text: `was: ${String(after.finding)}`, finding: null }] }) },
    told,
  ],
  ['a finding written into the room', { before: (_ctx, { after }) => ({ room: after.finding }) }, [...told, 'visit:health by sheet']],
  ['a finding in the reason why something was refused', { before: refusing() }, ['visit:health by error']],
]

/** Says no to every edit, and in it what stands there. */
function refusing(): NonNullable<Behaviour['before']> {
  return (_ctx, { before }) => {
    if (before) throw new Refusal('field.unknown', { field: String(before.finding) })
    return undefined
  }
}

test.each(plants)('%s is found by the rights matrix', async (_, behaviour, cells) => {
  const house = await openHouse(visitProduct(behaviour))
  try {
    const nurse = await house.as('nurse')
    const { result } = await nurse(at('POST', Visit, 'add'), { title: 'x', finding: 'n1 has a fever' })
    const row: Row = result
    const marks = marksOf(Visit, row).filter(({ field }) => field === 'finding')
    const all = await toldTo(house, 'porter', [Visit], { ids: new Map([['visit', row.id]]), marks })
    expect([...cellsTold([Visit], all, marks)].sort()).toEqual([...cells].sort())
  } finally {
    await house.close()
  }
})
