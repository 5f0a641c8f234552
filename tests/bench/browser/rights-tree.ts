import type { Browser, Page } from 'playwright'
import type { BenchHouse } from '../bench-house'
import { type Bench, type Figure, time } from '../figure'
import { median } from '../measure'
import { holdEntries } from '../people/menu-tree'
import { arrive } from './arrive'
import { pressed } from './pressed'
import { withBrowser } from './with-browser'

const slowdown = 4
const entries = 2000
const times = 5
const editor = '.rights-editor'
/** A group of the first level that holds about a hundred others, and the first of these. */
const group = 'bench.1'
const within = 'bench.10'

/** Milliseconds each act takes until its outcome is painted, in the order they are done. */
async function changeOnce(tab: Page): Promise<Readonly<Record<string, number>>> {
  const line = (key: string) => `${editor} [data-key="${key}"]`
  const part = (key: string, name: string) => tab.locator(`${line(key)} [data-part=${name}]`)
  const field = tab.locator(`${editor} input[type=search]`)
  const found = {
    opened: await pressed(tab, () => tab.getByRole('button', { name: 'Change permissions' }).click(), `${editor} [role=treeitem]`),
    unfolded: await pressed(tab, () => part(group, 'fold').click(), line(within)),
    given: await pressed(tab, () => part(group, 'box').click(), `${line(group)}[aria-checked=true]`),
    taken: await pressed(tab, () => part(group, 'box').click(), `${line(group)}[aria-checked=false]`),
    // Everything is called so.
    searched: await pressed(tab, () => field.fill('口'), line(within)),
    narrowed: await pressed(tab, () => field.fill('口199'), `${editor} [role=tree]:not(:has([data-key="${within}"]))`),
  }
  await tab.getByRole('button', { name: 'Cancel' }).click()
  await tab.locator(editor).waitFor({ state: 'detached' })
  return found
}

async function measure(browser: Browser, house: BenchHouse): Promise<Figure[]> {
  await holdEntries(house, entries)
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en', timezoneId: 'Asia/Shanghai' })
  await arrive(tab, house.address, 'boss')
  await tab.goto(`${house.address}/system/role?open=role.buyer`)
  await tab.getByRole('button', { name: 'Change permissions' }).waitFor()
  await tab.waitForTimeout(3000)
  const session = await tab.context().newCDPSession(tab)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const found: Awaited<ReturnType<typeof changeOnce>>[] = []
  for (let at = 0; at < times; at++) found.push(await changeOnce(tab))
  const of = (what: string, name: string, most: number) => time(what, median(found.map((one) => one[name] ?? Number.NaN)), most)
  return [
    of('from the press on "change" to the tree', 'opened', 300),
    of('a group of the first level unfolded', 'unfolded', 100),
    of('all of a group given', 'given', 150),
    of('all of a group taken', 'taken', 150),
    of('searched by what all entries are called', 'searched', 300),
    of('searched by what a few are called', 'narrowed', 300),
  ]
}

/** What it costs to give a role rights in a house whose menu has grown. */
export const rightsTree: Bench = {
  name: 'rights',
  says: `a role's rights changed on a desktop with ${entries} entries beside the shipped ones, the processor ${slowdown} times slower`,
  run: withBrowser(measure),
}
