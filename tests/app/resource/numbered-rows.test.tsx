import { afterEach, beforeEach, expect, test } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { PlainPage } from '../../../src/app/record-page/PlainPage'
import { RowActions } from '../../../src/app/resource/list/RowActions'
import { RowCard } from '../../../src/app/resource/list/RowCard'
import { titleOf } from '../../../src/app/resource/use-titles'
import { useSession } from '../../../src/app/session/session'
import type { Resource } from '../../../src/contract/resource'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { numberedCatalogue, Slip, Voucher } from '../../kit/product/numbered-catalogue'
import { soon } from '../../kit/soon'

let engine: Engine | undefined
let close: (() => void) | undefined
beforeEach(() => speak('zh-CN'))
afterEach(async () => {
  close?.()
  await engine?.stop()
})

const rowOf = (number: string | null) => ({ id: 'one', rev: 1, updateTime: null, updateBy: null, about: '修门', number })

async function drawn(resource: Resource, number: string | null): Promise<string> {
  engine = await lonelyEngine(numberedCatalogue)
  const row = rowOf(number)
  const parts = (
    <>
      <RowCard resource={resource} row={row} titleId="title" onOpen={() => undefined} />
      <PlainPage resource={resource} row={row} onGone={() => undefined} />
    </>
  )
  const shown = show(parts, { product: productOf(numberedCatalogue), engine })
  close = shown.close
  await soon(() => expect(shown.place.textContent).toContain('修门'))
  return shown.place.textContent ?? ''
}
const times = (text: string, words: string) => text.split(words).length - 1

test('what waits for its number says so, on its card and in its record', async () => {
  expect(times(await drawn(Voucher, null), '编号待定')).toBe(2)
})

test('so it does where the number is only one of its facts, and to who reads English', async () => {
  speak('en')
  expect(times(await drawn(Slip, null), 'No number yet')).toBe(2)
})

test('the number is read once it is given', async () => {
  const text = await drawn(Voucher, 'V-20261123-001')
  expect([times(text, 'V-20261123-001'), times(text, '编号待定')]).toEqual([2, 0])
})

test('a row that is called by its number is called so where others name it', () => {
  expect(titleOf(Voucher, rowOf(null), 'zh-CN')).toBe('编号待定')
  expect(titleOf(Voucher, rowOf('V-1'), 'zh-CN')).toBe('V-1')
})

test('what may not be missing is not offered to be deleted once it has its number', async () => {
  useSession.setState({ granted: new Set(['voucher:remove', 'slip:remove']) })
  engine = await lonelyEngine(numberedCatalogue)
  const offered = async (resource: Resource, number: string | null): Promise<string[]> => {
    const row = { ...rowOf(number), state: 'draft' }
    const shown = show(<RowActions resource={resource} row={row} onEdit={() => undefined} onClose={() => undefined} />, {
      product: productOf(numberedCatalogue),
      engine: engine as Engine,
    })
    await soon(() => expect(document.body.textContent).toMatch(/编号待定|V-1|修门/))
    const words = [...document.querySelectorAll('.big-button')].map((button) => button.textContent ?? '')
    shown.close()
    return words
  }
  expect(await offered(Voucher, null)).toEqual(['删除'])
  expect(await offered(Voucher, 'V-1')).toEqual([])
  expect(await offered(Slip, 'V-1')).toEqual(['删除'])
})
