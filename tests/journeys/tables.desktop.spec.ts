import { expect, type Page } from '@playwright/test'
import { Child } from '../../src/areas/families/published/child'
import { test } from '../kit/browser/story'

/** Pixels the table is scrolled down and to its side. */
const [down, aside] = [300, 200]

/**
 * Scrolls a table, and answers where its head, the sides of a row in view and its last head stand before and after. All of it at once: names that
 * arrive meanwhile make columns wider.
 */
const scrolled = (page: Page) =>
  page.locator('.table-tool .ant-table-content').evaluate(
    (place, to) => {
      const places = () => {
        const { top, bottom } = place.getBoundingClientRect()
        const left = (cell: Element) => cell.getBoundingClientRect().left
        const heads = [...place.querySelectorAll('thead tr:first-child > th')]
        const row = [...place.querySelectorAll('.ant-table-row')].find((one) => one.getBoundingClientRect().top > (top + bottom) / 2)
        const cells = [...(row?.querySelectorAll('td') ?? [])]
        return {
          head: heads[0]?.getBoundingClientRect().top,
          sides: cells.slice(0, 2).map(left),
          last: Math.round(heads.at(-1)?.getBoundingClientRect().left ?? Number.NaN),
          isUnder: cells.length > 0 && cells.map(left).join() === heads.map(left).join(),
        }
      }
      const before = places()
      place.scrollTo(to)
      return { before, after: places() }
    },
    { top: down, left: aside },
  )

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
    const { before, after } = await scrolled(page)
    expect(before.sides).toHaveLength(2)
    expect(before.isUnder, 'each cell stands below the head of its column').toBe(true)
    expect(after).toEqual({ ...before, last: before.last - aside })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), 'the page goes nowhere aside').toBe(true)
  })
