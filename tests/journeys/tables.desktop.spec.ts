import { expect, type Page } from '@playwright/test'
import { Child } from '../../src/areas/families/published/child'
import { test } from '../kit/browser/story'

/** Pixels the table is scrolled down and to its side. */
const [down, aside] = [300, 200]

/** Where the head, the first column and the one behind it stand in the window, of a row that is in view. */
const places = (page: Page) =>
  page.locator('.table-tool .ant-table-content').evaluate((place) => {
    const { top, bottom } = place.getBoundingClientRect()
    const heads = [...place.querySelectorAll('thead tr:first-child > th')].map((head) => head.getBoundingClientRect())
    const cells = [...place.querySelectorAll('.ant-table-row')]
      .find((row) => row.getBoundingClientRect().top > (top + bottom) / 2)
      ?.querySelectorAll('td')
    return {
      head: heads[0]?.top,
      sides: [...(cells ?? [])].slice(0, 2).map((cell) => cell.getBoundingClientRect().left),
      last: heads.at(-1)?.left ?? Number.NaN,
      under: [...(cells ?? [])].map((cell) => cell.getBoundingClientRect().left).join() === heads.map(({ left }) => left).join(),
    }
  })

for (const { size, isDrawn } of [
  { size: 30, isDrawn: 'all of its rows' },
  { size: 300, isDrawn: 'the rows in view' },
])
  test(`the head and the first column of a table that draws ${isDrawn} stay where they are, and its columns below their heads`, async ({
    device,
  }) => {
    const { page, signIn } = await device({ locale: 'zh-CN', withoutWorker: true })
    await signIn('principal')
    await page.goto(`/garden/child?size=${size}&cols=${Object.keys(Child.fields).join(',')}`)
    await expect(page.locator('.ant-table-row').nth(20)).toBeAttached()
    const before = await places(page)
    await page.locator('.table-tool .ant-table-content').evaluate((place, to) => place.scrollTo(to), { top: down, left: aside })
    await expect.poll(async () => (await places(page)).last).toBeCloseTo(before.last - aside, 0)
    const after = await places(page)
    expect(before.sides).toHaveLength(2)
    expect({ head: after.head, sides: after.sides }).toEqual({ head: before.head, sides: before.sides })
    expect(before.under, 'each cell stands below the head of its column').toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), 'the page goes nowhere aside').toBe(true)
  })
