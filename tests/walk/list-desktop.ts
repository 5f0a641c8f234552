import { formWords } from '../../src/app/language/form-words'
import { addButton } from './glance'
import type { Guest } from './guest'
import { settle } from './stand'

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

async function readFirst(guest: Guest): Promise<void> {
  const { page, say } = guest
  const { link, record, form, cancel, close } = parts(guest)
  const open = () => link.click()
  const read = async () => {
    await record.waitFor()
    await guest.look('.side-panel')
    await guest.reach('.side-panel button')
  }
  await guest.step('first record, close', () => openAndClose(guest, open, read, () => close.click()))
  await guest.step('first record, browser back', () =>
    openAndClose(
      guest,
      open,
      () => record.waitFor(),
      () => page.goBack(),
    ),
  )
  await guest.step('first record by keyboard, Esc', () =>
    openAndClose(
      guest,
      () => link.press('Enter'),
      () => record.waitFor(),
      () => page.keyboard.press('Escape'),
    ),
  )
  await guest.step('edit form, cancel', async () => {
    await open()
    await record.waitFor()
    const edit = record
      .getByRole('button', { name: say('edit'), exact: true })
      .or(record.locator('.part-edit:not([aria-haspopup])'))
      .first()
    if ((await edit.count()) > 0) {
      await edit.click()
      await form.waitFor()
      await guest.look('.side-panel')
      await guest.reach('.side-panel .form-end button')
      await cancel.click()
      await record.waitFor()
    }
    await close.click()
  })
}

async function addForm(guest: Guest): Promise<void> {
  const { form, cancel, close } = parts(guest)
  const open = () => addButton(guest).click()
  const see = async () => {
    await form.waitFor()
    await guest.look('.side-panel')
    await guest.reach('.side-panel .form-end button')
  }
  await guest.step('add form, cancel', () => openAndClose(guest, open, see, () => cancel.click()))
  await guest.step('add form, close', () =>
    openAndClose(
      guest,
      open,
      () => form.waitFor(),
      () => close.click(),
    ),
  )
  await guest.step('add form, Esc', () =>
    openAndClose(
      guest,
      open,
      () => form.waitFor(),
      () => guest.page.keyboard.press('Escape'),
    ),
  )
  await guest.step('add form, browser back', () =>
    openAndClose(
      guest,
      open,
      () => form.waitFor(),
      () => guest.page.goBack(),
    ),
  )
}

async function filter(guest: Guest, isFilled: boolean): Promise<void> {
  const { page, say } = guest
  const { row, empty } = parts(guest)
  const input = page.locator('.filter-row .filter-text').first()
  if (!(await input.count())) return
  await guest.step('filter for nothing there is', async () => {
    await input.fill('查无此条zz')
    await empty.waitFor()
    await guest.look('.list-card')
  })
  await guest.step('drop the filter', async () => {
    await page
      .locator('.filter-chips')
      .getByRole('button', { name: say(formWords.clearFilters), exact: true })
      .click()
    await (isFilled ? row : empty).waitFor()
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

async function turnPages(guest: Guest): Promise<void> {
  const { page } = guest
  const { row } = parts(guest)
  const at = (number: number) => page.locator(`.ant-pagination-item-${number}`)
  if (!(await at(2).count())) return
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

const sort = (guest: Guest) =>
  guest.step('sort', async () => {
    const header = guest.page.locator('th.ant-table-column-has-sorters').first()
    if (!(await header.count())) return
    for (const order of ['ascending', 'descending', null]) {
      await header.click()
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

/** All that can be done with a list at a desk without changing anything. */
export async function walkDesktopList(guest: Guest, mayAdd: boolean): Promise<void> {
  const { row, empty } = parts(guest)
  const isFilled = await guest.step('rows or a word why not', async () => {
    await row.or(empty).first().waitFor()
    return (await row.count()) > 0
  })
  if (isFilled) await readFirst(guest)
  if (mayAdd) await addForm(guest)
  if (isFilled) await filter(guest, isFilled)
  if (isFilled) {
    await sort(guest)
    await turnPages(guest)
    await chooseColumns(guest)
    await seeKeys(guest)
  }
  await byBreadcrumb(guest)
}
