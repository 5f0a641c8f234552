import type { Locator } from '@playwright/test'
import { formWords } from '../../src/app/language/form-words'
import { isForm, pathOf } from './adding'
import { addButton } from './glance'
import type { Guest } from './guest'
import { settle } from './stand'
import type { Tries } from './tries'

const parts = ({ page, say }: Guest) => ({
  row: page.locator('.ant-table-row').first(),
  link: page.locator('.ant-table-row .cell-link').first(),
  panel: page.locator('.side-panel'),
  record: page.locator('.side-panel .record'),
  form: page.locator('.side-panel form.record-form'),
  cancel: page.locator('.side-panel .form-end .big-button').first(),
  close: page.locator('.side-panel > header').getByRole('button', { name: say('close') }),
  empty: page.locator('.list-card .state-view:not([role=alert])'),
})

/** Opens something beside the table, has `inside` done with it, and closes it again. */
async function openAndClose(guest: Guest, press: () => Promise<unknown>, inside: () => Promise<unknown>, close: () => Promise<unknown>) {
  await press()
  await inside()
  await close()
  await parts(guest).panel.waitFor({ state: 'detached' })
}

/** The first record and, where it may be changed, its form: what stands there is of this noun alone. */
const seeFirst = (guest: Guest) =>
  guest.step('first record, edit form, cancel, close', async () => {
    const { link, record, form, cancel, close } = parts(guest)
    const edit = record
      .getByRole('button', { name: guest.say('edit'), exact: true })
      .or(record.locator('.part-edit:not([aria-haspopup])'))
      .first()
    const read = async () => {
      await record.waitFor()
      await guest.look('.side-panel')
      await guest.reach('.side-panel button')
      if ((await edit.count()) === 0) return
      await edit.click()
      await form.waitFor()
      await guest.look('.side-panel')
      await guest.reach('.side-panel .form-end button')
      await cancel.click()
      await record.waitFor()
    }
    await openAndClose(
      guest,
      () => link.click(),
      read,
      () => close.click(),
    )
  })

/** The other ways into a record and out of it. */
async function recordWays(guest: Guest): Promise<void> {
  const { link, record } = parts(guest)
  const read = () => record.waitFor()
  const by = (press: () => Promise<unknown>, leave: () => Promise<unknown>) => () => openAndClose(guest, press, read, leave)
  const { page } = guest
  await guest.step(
    'first record, browser back',
    by(
      () => link.click(),
      () => page.goBack(),
    ),
  )
  await guest.step(
    'first record by keyboard, Esc',
    by(
      () => link.press('Enter'),
      () => page.keyboard.press('Escape'),
    ),
  )
}

const openToAdd = (guest: Guest) => () => addButton(guest).click()

/** What adding leads to. Tells whether that is a form, and not a screen of its own. */
async function seeAdding(guest: Guest): Promise<boolean> {
  let hasForm = false
  await guest.step('add form, cancel', async () => {
    const { cancel } = parts(guest)
    const list = pathOf(guest)
    const see = async () => {
      hasForm = await isForm(guest, list)
      if (!hasForm) await settle(guest.page)
      await guest.look(hasForm ? '.side-panel' : '#content')
      if (hasForm) await guest.reach('.side-panel .form-end button')
    }
    await openAndClose(guest, openToAdd(guest), see, () => (hasForm ? cancel.click() : guest.page.goBack()))
  })
  return hasForm
}

/** The other ways out of an empty form. */
async function addFormWays(guest: Guest): Promise<void> {
  const { form, close } = parts(guest)
  const leaveBy = (leave: () => Promise<unknown>) => () => openAndClose(guest, openToAdd(guest), () => form.waitFor(), leave)
  await guest.step(
    'add form, close',
    leaveBy(() => close.click()),
  )
  await guest.step(
    'add form, Esc',
    leaveBy(() => guest.page.keyboard.press('Escape')),
  )
  await guest.step(
    'add form, browser back',
    leaveBy(() => guest.page.goBack()),
  )
}

const filterText = ({ page }: Guest) => page.locator('.filter-row .filter-text').first()

async function filter(guest: Guest): Promise<void> {
  const { page, say } = guest
  const { row, empty } = parts(guest)
  await guest.step('filter for nothing there is', async () => {
    await filterText(guest).fill('查无此条zz')
    await empty.waitFor()
    await guest.look('.list-card')
  })
  await guest.step('drop the filter', async () => {
    await page
      .locator('.filter-chips')
      .getByRole('button', { name: say(formWords.clearFilters), exact: true })
      .click()
    await row.waitFor()
    await settle(page)
  })
}

const seeKeys = (guest: Guest) =>
  guest.step('keys', async () => {
    await guest.page.keyboard.press('?')
    await guest.page.locator('dialog[open]').waitFor()
    await guest.look('dialog[open]')
    await guest.page.keyboard.press('Escape')
    await guest.page.locator('dialog[open]').waitFor({ state: 'detached' })
  })

const pageNumber = ({ page }: Guest, number: number) => page.locator(`.ant-pagination-item-${number}`)

async function turnPages(guest: Guest): Promise<void> {
  const { page } = guest
  const { row } = parts(guest)
  const at = (number: number) => pageNumber(guest, number)
  await guest.step('page 2', async () => {
    const before = await row.getAttribute('data-row-key')
    await at(2).click()
    await page.waitForFunction((old) => document.querySelector('.ant-table-row')?.getAttribute('data-row-key') !== old, before)
    await page.locator('.ant-pagination-item-2.ant-pagination-item-active').waitFor()
    await settle(page)
  })
  await guest.step('page 1 again', async () => {
    await at(1).click()
    await page.locator('.ant-pagination-item-1.ant-pagination-item-active').waitFor()
    await row.waitFor()
  })
}

const sorter = ({ page }: Guest) => page.locator('th.ant-table-column-has-sorters').first()

const sort = (guest: Guest) =>
  guest.step('sort', async () => {
    for (const order of ['ascending', 'descending', null]) {
      await sorter(guest).click()
      const sign = order ? `th.ant-table-column-has-sorters[aria-sort=${order}]` : 'th.ant-table-column-has-sorters:not([aria-sort])'
      await guest.page.locator(sign).first().waitFor()
      await settle(guest.page)
      await parts(guest).row.waitFor()
    }
  })

const chooseColumns = (guest: Guest) =>
  guest.step('choice of columns', async () => {
    await guest.page.getByRole('button', { name: guest.say('columns'), exact: true }).click()
    await guest.page.locator('.column-choice').waitFor()
    await guest.page.keyboard.press('Escape')
    // While it goes it still takes the keys.
    await guest.page.locator('.column-choice').waitFor({ state: 'hidden' })
  })

/** The crumb of the first screen leads there. */
const byBreadcrumb = (guest: Guest) =>
  guest.step('leave by breadcrumb', async () => {
    await guest.lead(() => guest.page.locator('.ant-breadcrumb a').first().click())
    await guest.lead(() => guest.page.goBack())
  })

/**
 * All that can be done with a list at a desk without changing anything: its record and forms are seen, and what every list does alike is
 * tried as often as `tries` wants.
 */
export async function walkDesktopList(guest: Guest, mayAdd: boolean, tries: Tries): Promise<void> {
  const { row, empty } = parts(guest)
  const isFilled = await guest.step('rows or a word why not', async () => {
    await row.or(empty).first().waitFor()
    return (await row.count()) > 0
  })
  const isThere = async (part: Locator) => isFilled && (await part.count()) > 0
  if (isFilled) await seeFirst(guest)
  if (isFilled && tries('desk: record')) await recordWays(guest)
  if (mayAdd && (await seeAdding(guest)) && tries('desk: add form')) await addFormWays(guest)
  if ((await isThere(filterText(guest))) && tries('desk: filter')) await filter(guest)
  if ((await isThere(sorter(guest))) && tries('desk: sort')) await sort(guest)
  if ((await isThere(pageNumber(guest, 2))) && tries('desk: pages')) await turnPages(guest)
  if (isFilled && tries('desk: columns and keys')) {
    await chooseColumns(guest)
    await seeKeys(guest)
  }
  if (tries('desk: breadcrumb')) await byBreadcrumb(guest)
}
