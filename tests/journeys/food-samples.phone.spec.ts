import { expect, type Page } from '@playwright/test'
import { dueTime } from '../../src/areas/canteen/keeping-time'
import { RetainedSample } from '../../src/areas/canteen/retained-sample'
import { addMinutes, dateTimeOf, dayOf } from '../../src/contract/time'
import { axeFindings } from '../kit/browser/axe-findings'
import { badge } from '../kit/browser/board'
import { keptOnDevice } from '../kit/browser/kept-on-device'
import { comparePictures, sampleLog } from '../kit/browser/sample-log'
import { test } from '../kit/browser/story'
import { firstAsk, plainOp } from '../kit/device/plain-op'

type Sample = { id: string; dish_id: string; weight_g: number; photos: string[]; sampler_sign: string }

async function finish(page: Page, grams: string) {
  const log = sampleLog(page)
  await log.weigh(grams)
  await log.read()
  await log.sign()
  await log.save()
  await expect(log.led()).toBeVisible()
}

test('ten samples with photographs without network, the browser killed between, arrive byte for byte and once each', async ({
  house,
  ownDevice,
}) => {
  const phone = await ownDevice({ camera: true })
  await phone.signIn('cook')
  await sampleLog(phone.page).open()
  await expect(badge(phone.page)).toHaveAttribute('data-tone', 'good')
  await keptOnDevice(phone.page)
  const today = dayOf(new Date())
  const samples = () =>
    house.ask<Sample>('select id, dish_id, weight_g::float as weight_g, photos, sampler_sign from retained_sample where date = $1', [today])
  const before = (await samples()).length

  await phone.offline(true)
  for (let taken = 0; taken < 10; taken++) {
    const log = sampleLog(phone.page)
    await expect(log.led()).toBeVisible()
    // A meal ends with its last dish; the next one is begun by hand.
    if (await phone.page.locator('.dish-card').first().isVisible()) await log.begin()
    await log.shoot()
    if (taken !== 5) {
      await finish(phone.page, `13${taken}`)
      continue
    }
    // Half a sample, and the battery is empty.
    await log.weigh('14')
    await phone.page.waitForTimeout(500)
    await phone.reopen({ kill: true, offline: true })
    await sampleLog(phone.page).open()
    expect(await sampleLog(phone.page).done()).toBe(5)
    await sampleLog(phone.page).begin()
    await expect(phone.page.locator('.pad-display input')).toHaveValue('14')
    await expect(phone.page.locator('.photo-field img')).toHaveCount(1)
    await finish(phone.page, '1')
  }
  await sampleLog(phone.page).open()
  await expect.poll(() => sampleLog(phone.page).done()).toBe(10)
  expect(await samples()).toHaveLength(before)

  await phone.reopen({ kill: true, offline: true })
  await sampleLog(phone.page).open()
  expect(await sampleLog(phone.page).done()).toBe(10)
  await phone.offline(false)
  await expect(badge(phone.page)).toHaveAttribute('data-tone', 'good')
  const arrived = await samples()
  expect(arrived).toHaveLength(before + 10)
  expect(new Set(arrived.map((one) => one.dish_id)).size).toBe(arrived.length)
  const outcomes = await house.ask<{ outcome: string }>(
    "select outcome from sync_op where noun = 'retained-sample' and replica <> 'furniture'",
  )
  expect(outcomes.map((one) => one.outcome)).toEqual(Array(10).fill('applied'))

  const named = arrived.flatMap(({ id, photos, sampler_sign }) => [...photos, sampler_sign].map((sha) => ({ sha, id })))
  const compared = await comparePictures(phone.page, named)
  expect(compared).toHaveLength(20)
  expect(compared.filter(({ same, sha, hash }) => !same || sha !== hash)).toEqual([])

  await phone.page.goto(`/canteen/papers?paper=labels&from=${today}&to=${today}`)
  await expect(phone.page.locator('.sample-label svg.qr-code')).toHaveCount(10)
})

test('a full device keeps the form and says what to do, and goes on when there is room', async ({ house, ownDevice }) => {
  const phone = await ownDevice({ camera: true })
  await phone.signIn('cook')
  const log = sampleLog(phone.page)
  await log.open()
  await log.begin()
  await log.shoot()
  await log.weigh('150')
  const disk = await phone.context.newCDPSession(phone.page)
  // The browser goes on by the room it knew of until the database has been closed for a moment.
  const url = phone.page.url()
  await phone.page.goto('about:blank')
  await disk.send('Storage.overrideQuotaForOrigin', { origin: house.url, quotaSize: 1 })
  await phone.page.waitForTimeout(3_000)
  await phone.page.goto(url)
  await phone.page.locator('.photo-add').click()
  await log.tryToShoot(2)
  await expect(phone.page.locator('.camera-problem')).toContainText('请删除此设备上不用的应用或文件')
  await disk.send('Storage.overrideQuotaForOrigin', { origin: house.url })
  await phone.page.locator('.camera-choice button').last().click()
  await expect(phone.page.locator('.photo-field img')).toHaveCount(2)
  await expect(phone.page.locator('.pad-display input')).toHaveValue('150')
  await log.read()
  await log.sign()
  await log.save()
  const photosKept = async () => {
    const kept = await house.ask<Sample>('select photos from retained_sample where date = $1 and weight_g = 150', [dayOf(new Date())])
    return kept.map(({ photos }) => photos.length)
  }
  // What failed for want of room counts as calls that failed: a minute may pass before the next is allowed.
  await expect.poll(photosKept, { timeout: 120_000 }).toEqual([2])
})

/** What the server answers to these words, said from the page past its screens, with the sign-in of whoever uses it. */
const sayFromPage = (page: Page, path: string, words: object) =>
  page.evaluate(
    async ([to, body]) => {
      const kept = (name: string) => JSON.parse(localStorage.getItem(`pro__${name}`) ?? '{}').value
      const headers = { 'X-Access-Token': kept('Access-Token'), 'tenant-id': kept('TENANT_ID') ?? '0', 'content-type': 'application/json' }
      return (await fetch(to, { method: 'POST', headers, body })).json()
    },
    [path, JSON.stringify(words)] as const,
  )

test.describe('by clocks that stand still', () => {
  const early = new Date()
  const inTime = new Date(early.getTime() + 60_000)
  test.use({ settings: { CLOCK: early.toISOString() } })

  test('at 47 hours and 59 minutes nobody disposes of a sample, on the screen or past it; at 48 hours two people do', async ({
    house,
    ownDevice,
  }) => {
    const taken = addMinutes(dateTimeOf(early), 1 - 48 * 60)
    const due = dueTime({ sampleTime: taken, date: taken.slice(0, 10) })
    expect(due).toBe(dateTimeOf(inTime))
    const [kept] = await house.ask<{ id: string; rev: number }>(
      "select id, rev from retained_sample where status = 'KEEPING' order by sample_time desc limit 1",
    )
    const id = kept?.id ?? ''
    await house.ask("update retained_sample set status = 'DISPOSED' where status = 'KEEPING' and id <> $1", [id])
    await house.ask('update retained_sample set sample_time = $2::timestamp, date = $3 where id = $1', [id, taken, taken.slice(0, 10)])
    const states = () => house.ask('select status from retained_sample where id = $1', [id])
    const phone = await ownDevice({ camera: true })
    await phone.page.clock.setFixedTime(early)
    await phone.signIn('cook')
    await phone.page.goto('/canteen/keeping')
    const main = sampleLog(phone.page).main()
    const notYet = async () => {
      await expect(main).toHaveText(`最早 ${due.slice(5, 16)} 可销毁`)
      await expect(main).toBeDisabled()
      await expect(phone.page.locator('.kept-list li')).toHaveCount(1)
      await expect(phone.page.locator('.kept-list input, .signature-pad')).toHaveCount(0)
    }
    await notYet()
    // Nor does the address of the form open it.
    await phone.page.goto('/canteen/keeping?dispose=1')
    await notYet()

    // Signed papers for it lie there, dated ahead, as from a device with a wrong clock.
    const ahead = addMinutes(due, 60)
    const [papers] = await house.ask<{ id: string }>('update sample_disposal set dispose_time = $1::timestamp returning id', [ahead])
    const intent = {
      noun: 'retained-sample',
      key: id,
      verb: 'dispose',
      patch: { disposalId: papers?.id },
      trunk: kept?.rev ?? 0,
      at: ahead,
    }
    const said = await sayFromPage(phone.page, '/sync', firstAsk([plainOp(intent)]))
    expect(said.result.settled).toMatchObject([{ outcome: 'rejected', code: 'sample.too-early', values: { due } }])
    const called = await sayFromPage(phone.page, `${RetainedSample.path}/dispose`, { id, disposalId: papers?.id })
    expect(called).toMatchObject({ success: false, error: 'sample.too-early' })
    expect(await states()).toEqual([{ status: 'KEEPING' }])

    await house.kill('SIGTERM')
    await house.start({ CLOCK: inTime.toISOString() })
    await phone.page.clock.setFixedTime(inTime)
    await phone.page.goto('/canteen/keeping')
    await expect(main).toHaveText('请选择要销毁的留样')
    await phone.page.locator('.kept-row input').first().check()
    await expect(main).toHaveText('销毁 1 份留样')
    await main.click()
    await sampleLog(phone.page).sign(0)
    await expect(main).toHaveText('请选择见证人')
    await phone.page.locator('.dispose-person').nth(1).locator('.chip:not([disabled])').nth(1).click()
    await sampleLog(phone.page).sign(1)
    await expect(main).toBeEnabled()
    await main.click()
    await expect.poll(states).toEqual([{ status: 'DISPOSED' }])
  })
})

// Its other screens are walked by everybody who has them in their menu.
test("the kitchen's papers and a sample being taken are free of axe findings and fit a phone, in both languages", async ({ ownDevice }) => {
  for (const locale of ['zh-CN', 'en']) {
    const phone = await ownDevice({ camera: true, locale })
    await phone.signIn('cook')
    const look = async (name: string) => {
      expect(await axeFindings(phone.page), name).toEqual([])
      const wide = await phone.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(wide, name).toBeLessThanOrEqual(0)
    }
    for (const [path, sign] of [
      ['/canteen/papers?from=2026-01-01', '.register-paper'],
      ['/canteen/papers?paper=labels&from=2026-01-01', '.sample-label'],
    ] as const) {
      await phone.page.goto(path)
      await expect(phone.page.locator(sign).first()).toBeVisible()
      await look(path)
    }
    await sampleLog(phone.page).open()
    await sampleLog(phone.page).begin()
    await sampleLog(phone.page).shoot()
    await expect(phone.page.locator('.signature-pad')).toBeVisible()
    await look('a sample')
    await phone.close()
  }
})
