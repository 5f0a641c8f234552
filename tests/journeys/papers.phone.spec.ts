import { expect } from '@playwright/test'
import { addDays, dayOf } from '../../src/contract/time'
import { badge } from '../kit/browser/board'
import { cutOff, printedPages, scanned } from '../kit/browser/printed'
import { sampleLog } from '../kit/browser/sample-log'
import { test } from '../kit/browser/story'

const longest = ['番茄牛腩'.repeat(12).concat('煲饭'), 'Tomato and beef brisket rice, slowly stewed, noon.']

test('labels print whole, each on its own small page, and the code on one is read and leads to its record', async ({
  house,
  ownDevice,
}) => {
  const today = dayOf(new Date())
  const names = await house.ask<{ id: string }>('select id from retained_sample order by date desc, id limit 2')
  for (const [at, name] of longest.entries())
    await house.ask('update retained_sample set dish_name = $2 where id = $1', [names[at]?.id, name])
  await house.ask(
    "update sample_fridge set name = '一楼备餐间东侧留样专用冷藏柜' where id in (select id from sample_fridge order by id limit 1)",
  )
  const { page, signIn } = await ownDevice({ camera: true })
  await signIn('cook')
  const log = sampleLog(page)
  await log.open()
  await log.begin()
  await log.shoot()
  await log.weigh('130')
  await log.read()
  await log.sign()
  await log.save()
  await expect(log.led()).toBeVisible()
  await expect(badge(page)).toHaveAttribute('data-tone', 'good')

  await page.goto(`/canteen/papers?paper=labels&from=${addDays(today, -7)}&to=${today}`)
  const labels = page.locator('.sample-label')
  const code = labels.locator('svg.qr-code').first()
  await expect(code).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  expect(await cutOff(page, '.sample-label, .label-code, .label-words')).toEqual([])
  expect(await printedPages(page)).toEqual(Array(await labels.count()).fill({ width: 60, height: 40 }))
  const address = await scanned(page, code)
  expect(address).toContain(`${house.url}/verify/retained-sample/`)
  expect(await (await page.request.get(address)).json()).toMatchObject({ result: { known: true, matches: true } })
})
