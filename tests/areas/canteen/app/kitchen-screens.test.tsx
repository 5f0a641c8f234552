import { describe, expect, test, vi } from 'vitest'
import { useSession } from '../../../../src/app/session/session'
import { CompletenessScreen } from '../../../../src/areas/canteen/app/completeness/CompletenessScreen'
import { FridgeScreen } from '../../../../src/areas/canteen/app/fridges/FridgeScreen'
import { KeepingScreen } from '../../../../src/areas/canteen/app/keeping/KeepingScreen'
import { PapersScreen } from '../../../../src/areas/canteen/app/papers/PapersScreen'
import { registerAddress } from '../../../../src/areas/canteen/app/papers/paper-address'
import { registerHash } from '../../../../src/areas/canteen/app/papers/register-hash'
import { dueTime } from '../../../../src/areas/canteen/keeping-time'
import { menuOfDay } from '../../../../src/areas/recipes/published/menu-of-day'
import { addDays } from '../../../../src/contract/time'
import { freshStorage, type Stage, stage } from '../../../kit/area-stage'
import { readDrawnCode } from '../../../kit/server/read-code'
import { soon } from '../../../kit/soon'
import { kitchenRows, mealOf, sampleTaken, tempOf, today, yesterday } from './kitchen-rows'
import { cellar, keys, main, sign } from './taking'

let on: Stage
cellar(() => on)

const hours = (count: number) => count * 60
const type = (selector: string, text: string) => {
  const area = document.querySelector<HTMLTextAreaElement>(selector)
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text)
  area?.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('the keeping clock', () => {
  const keeping = (samples: readonly Record<string, unknown>[], storage = freshStorage()) =>
    stage(<KeepingScreen />, { ...kitchenRows(), 'retained-sample': samples }, { role: 'cook', address: '/canteen/keeping', storage })

  test('offers nothing at 47 hours 59 minutes and says from when on it will', async () => {
    const early = sampleTaken('early', hours(48) - 1)
    on = await keeping([early])
    await on.wait(() => on.find(main, `Possible from ${dueTime(early).slice(5, 16)}`))
    expect(on.find(main)?.hasAttribute('disabled')).toBe(true)
    expect(on.find('.kept-row input')).toBeUndefined()
    expect(on.text()).toContain('1 min left')
  })

  test('lets two people with a signature each dispose of what is due, and only of that', async () => {
    on = await keeping([
      sampleTaken('early', hours(47)),
      sampleTaken('due', hours(49)),
      sampleTaken('stays', hours(50), { dishId: 'egg', dishName: 'the egg' }),
      sampleTaken('late', hours(99)),
    ])
    await on.wait(() => on.find('.kept-row[data-state=overdue] .sign', 'Overdue'))
    await on.wait(() => on.find(main, 'Choose what to dispose of'))
    expect(on.find(main)?.hasAttribute('disabled')).toBe(true)
    expect([...on.place.querySelectorAll<HTMLInputElement>('.kept-row input')].map(({ checked }) => checked)).toEqual([false, false, false])
    await on.tap('.kept-list .chip', 'All 2: Due')
    await on.tap('.kept-row input', 'the egg')
    await on.tap('.kept-row[data-state=overdue] input')
    await on.tap(main, 'Dispose of 2 samples')
    await on.wait(() => on.find(main, 'The first person has to sign'))
    await sign(on, 0)
    await on.wait(() => on.find(main, 'Choose the witness'))
    const witness = document.querySelectorAll('.dispose-person')[1]
    const chips = [...(witness?.querySelectorAll<HTMLButtonElement>('.chip') ?? [])]
    expect(chips.map((chip) => [chip.textContent, chip.disabled])).toEqual([
      ['李师傅', true],
      ['王师傅', false],
      ['周主管', false],
    ])
    chips[2]?.click()
    await on.wait(() => on.find(main, 'The witness has to sign'))
    await sign(on, 1)
    await on.tap(`${main}:not([disabled])`, 'Dispose of 2 samples')
    await soon(async () => expect(await on.ops()).toHaveLength(3))
    const [disposal, ...samples] = await on.ops()
    expect(disposal).toMatchObject({
      noun: 'sample-disposal',
      verb: 'add',
      patch: { method: 'waste', disposedById: 's1', witnessId: 's3', photos: null },
    })
    expect(disposal?.patch.disposedSign).not.toBe(disposal?.patch.witnessSign)
    expect(samples.map(({ key, verb, patch }) => [key, verb, patch.disposalId])).toEqual([
      ['late', 'dispose', disposal?.key],
      ['due', 'dispose', disposal?.key],
    ])
    expect(disposal?.patch).not.toHaveProperty('chosen')
    expect(samples.every(({ deps }) => deps.length === 1)).toBe(true)
    await on.wait(() => on.place.querySelectorAll('.kept-row').length === 2)
    expect(await on.engine.db.drafts.count()).toBe(0)
  })

  test('keeps a half signed disposal through a crash', async () => {
    const storage = freshStorage()
    on = await keeping([sampleTaken('due', hours(49))], storage)
    await on.tap('.kept-row input')
    await on.tap(main, 'Dispose of 1 sample')
    await sign(on, 0)
    await on.wait(() => on.find(main, 'Choose the witness'))
    await on.leave()
    on = await keeping([sampleTaken('due', hours(49))], storage)
    await on.tap(main, 'Dispose of 1 sample')
    await on.wait(() => on.find(main, 'Choose the witness'))
  })
})

describe('the fridges', () => {
  const fridges = (role: 'cook' | 'storekeeper' | 'doctor' = 'cook') =>
    stage(<FridgeScreen />, kitchenRows(), { role, address: '/canteen/fridges' })

  test('whoever sees that one was not read in time reads it, or is told whom to tell', async () => {
    on = await fridges('storekeeper')
    await on.wait(() => on.find('.fridge-card .sign[data-tone=bad]', 'Not read in time'))
    expect(on.find('.fridge-card .big-button[data-look=main]', 'Record temperature')).toBeDefined()
    await on.leave()
    on = await fridges('doctor')
    await on.wait(() => on.find('.fridge-card', 'Please tell the canteen manager'))
    expect(on.find('.fridge-card .big-button')).toBeUndefined()
  })

  test('a reading in range is saved as it was typed', async () => {
    on = await fridges()
    await on.tap('.fridge-card .big-button', 'Record temperature')
    await keys(on, '4')
    await on.tap('.number-pad button', 'Point')
    await keys(on, '2')
    await on.tap('dialog footer button', 'Save 4.2 ℃')
    await soon(async () =>
      expect(await on.ops()).toMatchObject([{ noun: 'fridge-temp', verb: 'add', patch: { fridgeId: 'f1', temp: 4.2, source: 'manual' } }]),
    )
    await on.wait(() => on.find('.fridge-card', '4.2 ℃') ?? on.text().includes('4.2 ℃'))
  })

  test('one out of range is asked about, says what to do, and is saved with what was done', async () => {
    on = await fridges()
    await on.tap('.fridge-card .big-button', 'Record temperature')
    await keys(on, '11')
    await on.tap('dialog footer button', 'Save 11 ℃')
    await on.wait(() => on.find('.temp-alarm', 'Read it again in 30 minutes'))
    expect(await on.ops()).toEqual([])
    expect(on.find('dialog footer button')?.hasAttribute('disabled')).toBe(true)
    type('dialog textarea', 'door was open')
    await on.tap('dialog footer button:not([disabled])', 'It is correct: save 11 ℃')
    await soon(async () => expect((await on.ops())[0]?.patch).toMatchObject({ temp: 11, note: 'door was open' }))
  })
})

test('the day shows what is missing, what has a reason, what is odd, and how fridges and kept samples stand', async () => {
  const rows = {
    ...kitchenRows(),
    'retained-sample': [
      sampleTaken('one', 1, { date: today, labels: ['duplicate'] }),
      sampleTaken('two', 1, { date: today, dishId: 'egg', mealType: 'B', status: 'VOID' }),
      sampleTaken('old', hours(99)),
    ],
    'sample-exception': [{ id: 'x', date: today, mealType: 'L', dishId: 'milk', cause: 'notServed', note: null, status: 'VALID', rev: 1 }],
    'fridge-temp': [tempOf('f1', `${today} 00:00:01`, 12)],
  }
  on = await stage(<CompletenessScreen />, rows, { role: 'principal', address: '/canteen/completeness' })
  await on.wait(() => on.find('.day-verdict'))
  expect(on.find('.day-verdict')?.textContent).toContain('2/12')
  const kinds = (kind: string) => [...on.place.querySelectorAll(`[data-kind=${kind}] dd`)].map((one) => one.textContent)
  expect(kinds('missing')).toContain('the egg')
  expect(kinds('missing')).not.toContain('the rice')
  expect(kinds('excused')).toEqual(['the milk: Not served'])
  expect(kinds('odd')).toEqual(['the rice: Recorded twice'])
  expect(on.text()).toContain('1 out of range')
  expect(on.text()).toContain('Overdue 1')
})

test('kept samples and fridges lead to the register that is printed of them, from the oldest sample on, and nobody who has no such screen', async () => {
  const link = () => document.querySelector<HTMLAnchorElement>('a[aria-label="Print the register of samples"]')
  const rows = { ...kitchenRows(), 'retained-sample': [sampleTaken('old', hours(49)), sampleTaken('young', 1)] }
  on = await stage(<KeepingScreen />, rows, { role: 'cook', address: '/canteen/keeping' })
  const { date } = sampleTaken('old', hours(49))
  await on.wait(() => link()?.getAttribute('href') === `/canteen/papers?from=${date}&to=${today}`)
  useSession.setState({ menu: [] })
  await on.wait(() => on.find('.kept-row') && !link())
  await on.leave()
  on = await stage(<FridgeScreen />, rows, { role: 'cook', address: '/canteen/fridges' })
  await on.wait(() => link()?.getAttribute('href') === `/canteen/papers?from=${today}&to=${today}`)
})

describe('on paper', () => {
  const rows = (date = today) => {
    const more = mealOf(date, 'L', ['rice', 'milk', 'fish'])
    return {
      ...kitchenRows(),
      'menu-meal': [...(kitchenRows()['menu-meal'] ?? []).filter((one) => one.id !== more.id), more],
      'retained-sample': [
        sampleTaken('one', 5, { date }),
        sampleTaken('two', 4, { date, dishId: 'egg', dishName: 'the egg', status: 'VOID', reason: 'wrong dish' }),
      ],
      'sample-exception': [{ id: 'x', date, mealType: 'L', dishId: 'milk', cause: 'spoiled', note: null, status: 'VALID', rev: 1 }],
    }
  }

  test('the register names every sample, void ones too, every dish without one, and those with neither sample nor reason', async () => {
    const address = `/canteen/papers?from=${yesterday}&to=${yesterday}`
    on = await stage(<PapersScreen />, rows(yesterday), { role: 'cook', address })
    await on.wait(() => on.find('.register-paper'))
    const lines = [...on.place.querySelectorAll('tbody tr')].map((line) => line.querySelector('th')?.textContent)
    expect(lines.slice(1).sort()).toEqual(['the egg', 'the fish', 'the milk', 'the rice'])
    const counted = '3 dishes served = 1 sampled + 1 with a reason + 1 missing'
    expect(lines[0]).toBe(`${yesterday.slice(5)} Lunch · ${counted}`)
    expect(on.find('.register-paper header')?.textContent).toContain(`${counted} · 1 sample`)
    expect(on.find('tr[data-kind=missing]')?.textContent).toContain('Missing: no sample, no reason')
    expect(on.find('.register-paper')?.textContent).toContain('wrong dish')
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await on.tap(main, 'Print')
    expect(print).toHaveBeenCalledOnce()
  })

  test('a label says food, time, weight and person, and prints without a network', async () => {
    on = await stage(<PapersScreen />, rows(), { role: 'cook', address: '/canteen/papers?paper=labels' })
    await on.wait(() => on.find('.sample-label'))
    expect(on.place.querySelectorAll('.sample-label')).toHaveLength(1)
    const text = on.find('.sample-label')?.textContent ?? ''
    for (const part of ['the rice', '140 g', '李师傅', 'Fridge one 9', 'Keep until', 'comes with the network']) expect(text).toContain(part)
  })

  test("a sample the server knows carries a code that leads to its record's page", async () => {
    const hash = 'c'.repeat(64)
    const seals = [{ op: 'o', hash, at: '', received: '' }]
    vi.stubGlobal('fetch', async () => Response.json({ success: true, code: 200, message: '', result: seals, timestamp: 0 }))
    on = await stage(<PapersScreen />, rows(), { role: 'cook', address: '/canteen/papers?paper=labels' })
    await on.wait(() => on.place.querySelector('svg.qr-code:has(path)'))
    expect(readDrawnCode(on.place)).toBe(`${location.origin}/verify/retained-sample/one?h=${hash}`)
  })

  describe('a register that was printed', () => {
    const held = rows()
    const days = { from: today, to: today }
    const menuOf = (day: string) => menuOfDay(day, kitchenRows()['week-menu'] as never, held['menu-meal'] as never)
    const printed = { form: '2', ...days, samples: held['retained-sample'], exceptions: held['sample-exception'], menuOf } as const
    const scanned = (hash: string, given: typeof held = held, day = today, form: '1' | '2' = '2') =>
      stage(<PapersScreen />, given, {
        role: 'principal',
        address: registerAddress({ from: day, to: today }, { at: `${today} 12:30`, hash, form }),
      })

    test('carries a code, which says that nothing has changed since', async () => {
      on = await scanned(registerHash(printed))
      await on.wait(() => on.place.querySelector('.register-paper svg.qr-code:has(path)'))
      expect(readDrawnCode(on.place)).toMatch(
        new RegExp(`^${location.origin}/canteen/papers\\?from=${today}&to=${today}&at=.*&h=${registerHash(printed)}&v=2$`),
      )
      expect(on.find('.paper-verdict[data-verdict=same]')?.textContent).toContain(
        `Nothing has changed since it was printed on ${today} 12:30`,
      )
    })

    test('by the first release is still known, though it was held against no menu', async () => {
      on = await scanned(registerHash({ ...printed, form: '1' }), held, today, '1')
      await on.wait(() => on.find('.paper-verdict[data-verdict=same]'))
    })

    test('says so when a record was declared void after it', async () => {
      on = await scanned(registerHash(printed), {
        ...held,
        'retained-sample': held['retained-sample'].map((one) => ({ ...one, status: 'VOID' })),
      })
      await on.wait(() => on.find('.paper-verdict[data-verdict=changed]', 'differs from the records of now'))
    })

    test('is not called wrong on a device that no longer holds its days', async () => {
      on = await scanned('d'.repeat(64), held, addDays(today, -91))
      await on.wait(() => on.find('.paper-verdict[data-verdict=older]', 'no longer holds those days'))
    })

    test('carries the roots of the days that are over once there is a network', async () => {
      const root = 'e'.repeat(64)
      const roots = [{ day: yesterday, count: 34, root, signature: '' }]
      vi.stubGlobal('fetch', async () => Response.json({ success: true, code: 200, message: '', result: roots, timestamp: 0 }))
      on = await stage(<PapersScreen />, rows(), { role: 'principal', address: '/canteen/papers' })
      await on.wait(() => on.find('.paper-roots', root))
      expect(on.find('.paper-roots')?.textContent).toContain(`${yesterday} · 34 records`)
    })
  })
})
