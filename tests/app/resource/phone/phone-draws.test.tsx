import { useLayoutEffect, useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../../src/app/language/language'
import type { Engine } from '../../../../src/app/offline/engine'
import { PhoneList } from '../../../../src/app/resource/list/PhoneList'
import { useSession } from '../../../../src/app/session/session'
import { lonelyEngine, productOf, show } from '../../../kit/browser/show'
import { keepRows } from '../../../kit/device/keep-rows'
import { drawn } from '../../../kit/drawn'
import { gardenCatalogue, Plant } from '../../../kit/product/garden-catalogue'
import { soon } from '../../../kit/soon'

const counted = vi.hoisted(() => ({ cards: [] as string[] }))

vi.mock('../../../../src/app/fields/FieldValue', () => ({
  FieldValue: ({ value }: { value: unknown }) => {
    const ref = useRef<HTMLSpanElement>(null)
    useLayoutEffect(() => {
      if (ref.current?.closest('[role=listitem]')) counted.cards.push(String(value))
    })
    return <span ref={ref}>{String(value)}</span>
  },
}))

const product = productOf(gardenCatalogue)
const names = ['荷花', '梅花', '兰花']
let engine: Engine
let shown: ReturnType<typeof show>

const keep = (id: string, name: string) => keepRows(engine, 'plant', [{ id, name, day: '2026-03-02' }])

beforeEach(async () => {
  speak('zh-CN')
  useSession.setState({ granted: new Set(['*']) })
  engine = await lonelyEngine(gardenCatalogue)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  for (const [at, name] of names.entries()) await keep(`p${at}`, name)
  shown = show(<PhoneList resource={Plant} title="植物" />, { product, engine })
  await soon(() => expect(shown.place.querySelectorAll('[role=listitem]').length).toBe(3))
  await drawn()
  expect([...new Set(counted.cards)].sort()).toEqual([...names].sort())
  counted.cards = []
})
afterEach(async () => {
  shown.close()
  vi.restoreAllMocks()
  await engine.stop()
  counted.cards = []
})

test('asking what can be done with a row draws no card anew', async () => {
  shown.place.querySelector<HTMLButtonElement>('.row-more')?.click()
  await soon(() => expect(shown.place.querySelector('dialog')).not.toBeNull())
  await drawn()
  expect(counted.cards).toEqual([])
})

test('an exchange draws the cards anew whose rows it has changed', async () => {
  await keep('p0', '荷花')
  await keep('p1', '梅树')
  await soon(() => expect(shown.place.textContent).toContain('梅树'))
  await drawn()
  expect(counted.cards).toEqual(['梅树'])
})
