import { describe, expect, test, vi } from 'vitest'
import { SampleLog } from '../../../../src/areas/canteen/app/log/SampleLog'
import { addMinutes } from '../../../../src/contract/time'
import { freshStorage, type Stage, stage } from '../../../kit/area-stage'
import { fakeCamera } from '../../../kit/device/fake-camera'
import { diskFull, failWrites } from '../../../kit/server/failing-writes'
import { soon } from '../../../kit/soon'
import { type kitchenRows, now, readKitchen, sampleTaken, tempOf, today, yesterday } from './kitchen-rows'
import { cellar, finish, keys, main, shoot, sign } from './taking'

let on: Stage
cellar(() => on)

const log = (rows: ReturnType<typeof kitchenRows> = readKitchen(), more: Parameters<typeof stage>[2] = {}) =>
  stage(<SampleLog />, rows, { role: 'cook', address: '/canteen/samples', ...more })
const card = (name: string) => [...on.place.querySelectorAll('.dish-card')].find((one) => one.textContent?.includes(name))
const press = async (name: string) => {
  await on.wait(() => card(name))
  card(name)?.querySelector<HTMLElement>('.dish-main')?.click()
}

describe('a sample', () => {
  test('takes at most six taps after the shutter, and ten in a row follow by themselves without network', async () => {
    on = await log()
    await press('the rice')
    for (let at = 0; at < 10; at++) {
      await on.wait(() => on.find('.shutter'))
      // Where the camera opens by itself, it says first that the one before is safe.
      if (at === 1) await on.wait(() => on.find('.camera-said', '"the rice" is saved on this device'))
      expect(on.find('.camera-said') !== undefined).toBe(at > 0)
      await shoot(on)
      const taps = await finish(on, '135')
      if (at === 0) process.stdout.write(`taps for one sample after the shutter: ${taps}\n`)
      expect(taps).toBeLessThanOrEqual(6)
    }
    await on.wait(() => on.place.querySelectorAll('.dish-card[data-state="sampled"]').length === 10)
    const ops = await on.ops()
    expect(ops.map(({ noun, verb }) => `${noun}:${verb}`)).toEqual(Array(10).fill('retained-sample:add'))
    expect(new Set(ops.flatMap(({ patch }) => patch.photos)).size).toBe(10)
    expect(new Set(ops.map(({ patch }) => patch.slotNo)).size).toBe(10)
    expect(ops[0]?.patch).toMatchObject({
      date: today,
      mealType: 'L',
      dishId: 'rice',
      batch: 1,
      weightG: 135,
      fridgeId: 'f1',
      fridgeTempAtIn: 4.2,
      container: 'steel',
      samplerId: 's1',
    })
    expect(String(ops[0]?.patch.sampleTime)).toContain(today)
    expect(on.text()).toContain('10 saved on this device')
  })

  test('of the least weight is one press less to type, and less than 125 g is not taken', async () => {
    on = await log()
    await press('the pear')
    await shoot(on)
    await on.tap('.camera-choice button', 'Use this photo')
    await keys(on, '124')
    await sign(on)
    await on.wait(() => on.find(main, 'at least 125 g'))
    expect(on.find(main)?.hasAttribute('disabled')).toBe(true)
    await on.tap('.number-pad button[data-side]', '125 g')
    await on.tap(`${main}:not([disabled])`, 'Done')
    await soon(async () => expect((await on.ops())[0]?.patch.weightG).toBe(125))
  })

  test('that was half entered is there again after a crash, its picture too', async () => {
    const storage = freshStorage()
    on = await log(readKitchen(), { storage })
    await press('the soup')
    await shoot(on)
    await on.tap('.camera-choice button', 'Use this photo')
    await keys(on, '150')
    await on.wait(() => on.find(main, 'Please sign'))
    await soon(async () => expect((await on.engine.db.drafts.toArray())[0]?.values).toMatchObject({ weightG: 150 }))
    await on.leave()
    on = await log(readKitchen(), { storage })
    await on.wait(() => card('the soup')?.textContent?.includes('Begun'))
    await press('the soup')
    await sign(on)
    await on.tap(`${main}:not([disabled])`, 'Done')
    await soon(async () => expect(await on.ops()).toHaveLength(1))
    const [op] = await on.ops()
    expect(op?.patch).toMatchObject({ dishId: 'soup', weightG: 150 })
    const [sha] = Array.isArray(op?.patch.photos) ? op.patch.photos : []
    expect(await on.engine.db.blobs.get(String(sha))).toMatchObject({ mime: 'image/jpeg' })
    expect(await on.engine.db.drafts.count()).toBe(0)
  })

  test('that finds no room keeps all that was entered and says what to do', async () => {
    on = await log()
    await press('the fish')
    await shoot(on)
    await on.tap('.camera-choice button', 'Use this photo')
    await keys(on, '200')
    await sign(on)
    await on.wait(() => on.find(`${main}:not([disabled])`))
    failWrites(0, diskFull)
    await on.tap(main)
    await on.wait(() => on.find('[role=alert]', 'All you entered is still here'))
    vi.restoreAllMocks()
    fakeCamera()
    expect(on.find('.pad-display input')).toMatchObject({ value: '200' })
    await on.tap(`${main}:not([disabled])`)
    await soon(async () => expect(await on.ops()).toHaveLength(1))
  })

  test('of an earlier day asks when it was taken', async () => {
    on = await log(readKitchen(), { address: `/canteen/samples?day=${yesterday}` })
    await press('the rice')
    await shoot(on)
    await on.tap('.camera-choice button', 'Use this photo')
    await on.wait(() => on.find(main, 'Enter when it was taken'))
    expect(await on.ops()).toEqual([])
  })

  test('asks for the temperature of its fridge when that was read long ago, and goes by the reading, which is one like any other', async () => {
    const long = { ...readKitchen(), 'fridge-temp': [tempOf('f1', addMinutes(now(), -49 * 60), 3.1)] }
    on = await log(long)
    await press('the rice')
    await shoot(on)
    await on.tap('.camera-choice button', 'Use this photo')
    await keys(on, '130')
    // Chips go on beyond the edge of a phone: the one that is asked for stands first.
    await on.wait(() => on.find('.place-chip')?.textContent === 'Read the fridge')
    await on.tap(`${main}:not([disabled])`, 'Read the fridge first')
    await on.wait(() => on.find('dialog p', 'more than 4 hours'))
    await on.tap('dialog .number-pad button', '5')
    await on.tap('dialog footer button', 'Save 5 ℃')
    await on.wait(() => on.find('.place-chip', '5 ℃'))
    await sign(on)
    await on.tap(`${main}:not([disabled])`, 'Done')
    await soon(async () => expect(await on.ops()).toHaveLength(2))
    const [reading, sample] = await on.ops()
    expect(reading).toMatchObject({ noun: 'fridge-temp', verb: 'add', patch: { fridgeId: 'f1', temp: 5, source: 'manual' } })
    expect(sample?.patch).toMatchObject({ fridgeTempAtIn: 5, fridgeReadTime: reading?.patch.readTime })
  })

  test('whose fridge cannot be read says that nobody did', async () => {
    on = await log({ ...readKitchen(), 'fridge-temp': [] })
    await press('the rice')
    await shoot(on)
    await on.tap('.camera-choice button', 'Use this photo')
    await keys(on, '130')
    await on.tap(`${main}:not([disabled])`, 'Read the fridge first')
    await on.tap('dialog button', 'It cannot be read now')
    await on.wait(() => on.find('.place-chip', 'Fridge not read'))
    await sign(on)
    await on.tap(`${main}:not([disabled])`, 'Done')
    await soon(async () => expect((await on.ops())[0]?.patch).toMatchObject({ fridgeTempAtIn: null, fridgeReadTime: null }))
  })

  test.each([
    [{ fridgeTempAtIn: 4.2, fridgeReadTime: `${today} 07:30:00` }, `4.2 ℃ (${today.slice(5)} 07:30)`],
    [{ fridgeTempAtIn: 4.2, fridgeReadTime: null }, '4.2 ℃ (time unknown)'],
    [{ fridgeTempAtIn: null, fridgeReadTime: null }, 'Fridge not read'],
  ])('shows what its fridge read, and when', async (read, said) => {
    on = await log({ ...readKitchen(), 'retained-sample': [sampleTaken('one', 1, { date: today, ...read })] })
    await press('the rice')
    await on.wait(() => on.find('dialog .sample-facts', said))
  })

  test('remembers the fridge that was chosen last on this device', async () => {
    on = await log()
    await press('the melon')
    await shoot(on)
    await on.tap('.camera-choice button', 'Use this photo')
    await on.tap('.place-chip', 'Fridge one')
    await on.tap('dialog .chip', 'Fridge two')
    await on.tap('dialog .chip', 'Glass box')
    await on.tap('dialog footer button')
    await keys(on, '130')
    await sign(on)
    await on.tap(`${main}:not([disabled])`, 'Done, next: the milk')
    await shoot(on)
    await finish(on, '130')
    await soon(async () => expect(await on.ops()).toHaveLength(2))
    expect((await on.ops()).map(({ patch }) => [patch.fridgeId, patch.slotNo, patch.container, patch.fridgeTempAtIn])).toEqual([
      ['f2', '1', 'glass', 5],
      ['f2', '2', 'glass', 5],
    ])
  })
})

describe('before a sample is saved', () => {
  const taken = async (dish: string, rows: ReturnType<typeof kitchenRows> = readKitchen()) => {
    on = await log(rows)
    await press(dish)
    await shoot(on)
    await on.tap('.camera-choice button', 'Use this photo')
    await keys(on, '130')
    await sign(on)
    await on.tap(`${main}:not([disabled])`, 'Done')
  }

  test('one that is late is asked why, and the record says so; one in time is not', async () => {
    await taken('the egg')
    await on.wait(() => on.find('dialog h3', 'Breakfast is served at 08:00, the sample was taken at 11:00'))
    expect(await on.ops()).toEqual([])
    expect(on.find('dialog footer button')?.hasAttribute('disabled')).toBe(true)
    await on.tap('dialog .chip', 'Taken after serving')
    await on.tap('dialog footer button:not([disabled])', 'Save')
    await soon(async () => expect((await on.ops())[0]?.patch).toMatchObject({ mealType: 'B', remark: 'Taken after serving' }))
  })

  test('a reason that was typed is there again after a crash', async () => {
    const storage = freshStorage()
    on = await log(readKitchen(), { storage })
    await press('the egg')
    await shoot(on)
    await on.tap('.camera-choice button', 'Use this photo')
    await keys(on, '130')
    await sign(on)
    await on.tap(`${main}:not([disabled])`, 'Done')
    await on.tap('dialog .chip', 'Cooked late')
    await soon(async () => expect((await on.engine.db.drafts.toArray())[0]?.values).toMatchObject({ remark: 'Cooked late' }))
    await on.leave()
    on = await log(readKitchen(), { storage })
    await press('the egg')
    await on.tap(`${main}:not([disabled])`, 'Done')
    await on.tap('dialog footer button:not([disabled])', 'Save')
    await soon(async () => expect((await on.ops())[0]?.patch).toMatchObject({ remark: 'Cooked late' }))
  })

  test('a photograph of another dish is asked about, and another one may be taken', async () => {
    const storage = freshStorage()
    on = await log(readKitchen(), { storage })
    await press('the rice')
    await shoot(on)
    await finish(on, '130')
    await soon(async () => expect(await on.ops()).toHaveLength(1))
    const [first] = await on.ops()
    await on.leave()
    on = await log(readKitchen(), { storage })
    const key = `sample.${today}/L/ribs/1`
    const values = { photos: first?.patch.photos, samplerSign: first?.patch.samplerSign, weightG: 130, sampleTime: now() }
    await on.engine.db.drafts.put({ key, values, updatedAt: 1, v: 1 })
    await press('the ribs')
    await on.tap(`${main}:not([disabled])`, 'Done')
    await on.wait(() => on.find('dialog h3', `This photo was used for "${today.slice(5)} the rice"`))
    expect(on.find('dialog h3', 'This signature was used')).toBeDefined()
    await on.tap('dialog button', 'Take another photo')
    await on.wait(() => on.find(main, 'Photo first'))
    expect(await on.ops()).toHaveLength(1)
  })
})

describe('the check list', () => {
  const withRice = () => ({ ...readKitchen(), 'retained-sample': [sampleTaken('one', 1, { date: today })] })

  test('lets another batch of a dish be sampled', async () => {
    on = await log(withRice())
    await press('the rice')
    await on.tap('dialog button', 'Another batch')
    await shoot(on)
    await finish(on, '140')
    await soon(async () => expect((await on.ops())[0]?.patch).toMatchObject({ dishId: 'rice', batch: 2 }))
  })

  test('takes a reason for a dish without a sample', async () => {
    on = await log()
    await on.wait(() => card('the milk'))
    card('the milk')?.querySelector<HTMLElement>('.dish-more')?.click()
    await on.tap('dialog button', 'No sample: say why')
    await on.tap('dialog .chip', 'Not served')
    await on.tap('dialog footer button', 'Record the reason')
    await on.wait(() => card('the milk')?.textContent?.includes('No sample: Not served'))
    expect((await on.ops())[0]).toMatchObject({ noun: 'sample-exception', verb: 'add', patch: { dishId: 'milk', cause: 'notServed' } })
  })

  test('lets only who answers for the canteen declare a sample void, with a reason, and never removes one', async () => {
    on = await log(withRice())
    await press('the rice')
    await on.wait(() => on.find('dialog button', 'Print label'))
    expect(on.find('dialog button', 'Void')).toBeUndefined()
    await on.leave()
    on = await log(withRice(), { role: 'canteenMgr' })
    await press('the rice')
    await on.tap('dialog button', 'Void')
    await on.wait(() => on.find('dialog textarea'))
    expect(on.find('dialog button[data-look=danger]', 'Void sample')?.hasAttribute('disabled')).toBe(true)
    const area = document.querySelector('textarea')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, 'wrong dish')
    area?.dispatchEvent(new Event('input', { bubbles: true }))
    await on.tap('dialog button[data-look=danger]:not([disabled])', 'Void sample')
    await soon(async () => expect(await on.ops()).toMatchObject([{ verb: 'void', key: 'one', patch: { reason: 'wrong dish' } }]))
    await on.wait(() => card('the rice')?.getAttribute('data-state') === 'missing')
  })
})
