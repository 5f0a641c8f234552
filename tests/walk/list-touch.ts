import { formWords } from '../../src/app/language/form-words'
import { addButton } from './glance'
import type { Guest } from './guest'
import { settle } from './stand'

const parts = ({ page, say }: Guest) => ({
  card: page.locator('.card-roll [role=listitem] button.row-card').first(),
  record: page.locator('.record'),
  form: page.locator('form.record-form'),
  cancel: page.locator('.form-end .big-button').first(),
  back: page.locator('.page-bar').getByRole('button', { name: say('back') }),
  empty: page.locator('.state-view:not([role=alert])'),
})

/** Opens something from the list, has `inside` done with it, and leaves it again for the list. */
async function openAndLeave(guest: Guest, press: () => Promise<unknown>, inside: () => Promise<unknown>, leave: () => Promise<unknown>) {
  const { card, empty } = parts(guest)
  await press()
  await inside()
  await leave()
  await card.or(empty).first().waitFor()
  await settle(guest.page)
}

async function readFirst(guest: Guest): Promise<void> {
  const { page } = guest
  const { card, record, form, cancel, back } = parts(guest)
  const open = () => card.click()
  const read = async () => {
    await record.waitFor()
    await guest.look('#content')
    await guest.reach('.record button')
  }
  await guest.step('first record, back', () => openAndLeave(guest, open, read, () => back.click()))
  await guest.step('first record, browser back', () =>
    openAndLeave(
      guest,
      open,
      () => record.waitFor(),
      () => page.goBack(),
    ),
  )
  await guest.step('actions of a row, Esc', async () => {
    const more = page.locator('.row-more').first()
    if ((await more.count()) === 0) return
    await more.click()
    await page.locator('dialog.sheet').waitFor()
    await guest.look()
    await page.keyboard.press('Escape')
    await page.locator('dialog.sheet').waitFor({ state: 'detached' })
  })
  await guest.step('edit form, cancel', async () => {
    await open()
    await record.waitFor()
    const edit = record
      .getByRole('button', { name: guest.say('edit'), exact: true })
      .or(record.locator('.part-edit:not([aria-haspopup])'))
      .first()
    if ((await edit.count()) > 0) {
      await edit.click()
      await form.waitFor()
      await guest.look('#content')
      await guest.reach('.form-end button')
      await cancel.click()
      await record.waitFor()
    }
    await back.click()
    await card.waitFor()
  })
}

async function addForm(guest: Guest): Promise<void> {
  const { form, cancel, back } = parts(guest)
  const open = () => addButton(guest).click()
  const see = async () => {
    await form.waitFor()
    await guest.look('#content')
    await guest.reach('.form-end button')
  }
  await guest.step('add form, cancel', () => openAndLeave(guest, open, see, () => cancel.click()))
  await guest.step('add form, back', () =>
    openAndLeave(
      guest,
      open,
      () => form.waitFor(),
      () => back.click(),
    ),
  )
  await guest.step('add form, browser back', () =>
    openAndLeave(
      guest,
      open,
      () => form.waitFor(),
      () => guest.page.goBack(),
    ),
  )
}

async function search(guest: Guest, isFilled: boolean): Promise<void> {
  const { page, say } = guest
  const { card, empty } = parts(guest)
  const box = page.locator('.search-box input')
  if (!(await box.count())) return
  if (isFilled)
    await guest.step('search for the first', async () => {
      await box.fill((await card.locator('strong').textContent())?.trim() ?? '')
      await settle(page)
      await card.waitFor()
    })
  await guest.step('search for nothing there is', async () => {
    await box.fill('查无此条zz')
    await empty.waitFor()
    await settle(page)
  })
  await guest.step('reset the search', async () => {
    const clear = page.getByRole('button', { name: say(formWords.clearFilters) })
    await clear.click()
    if (isFilled) await card.waitFor()
  })
}

async function filter(guest: Guest): Promise<void> {
  const { page, say } = guest
  const button = page.getByRole('button', { name: say('filter'), exact: true })
  if (!(await button.count())) return
  const sheet = page.locator('dialog.sheet')
  await guest.step('filter sheet, Esc', async () => {
    await button.click()
    await sheet.waitFor()
    await guest.look('dialog.sheet')
    await guest.reach('dialog.sheet footer button')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
  })
  await guest.step('filter sheet, clear', async () => {
    await button.click()
    await sheet.locator('footer .big-button').first().click()
    await sheet.waitFor({ state: 'detached' })
    await settle(page)
  })
}

/** The last card of a long list is drawn when one gets there. */
const toTheEnd = (guest: Guest) =>
  guest.step('to the end of the list', async () => {
    const item = guest.page.locator('.card-roll [role=listitem]')
    const total = await item.first().getAttribute('aria-setsize')
    const last = guest.page.locator(`.card-roll [role=listitem][aria-posinset="${total}"] button.row-card`)
    await guest.page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await last.waitFor()
    await guest.page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  })

/** All that can be done with a list in a hand without changing anything. */
export async function walkTouchList(guest: Guest, mayAdd: boolean): Promise<void> {
  const { card, empty } = parts(guest)
  const isFilled = await guest.step('rows or a word why not', async () => {
    await card.or(empty).first().waitFor()
    return (await card.count()) > 0
  })
  if (isFilled) await readFirst(guest)
  if (mayAdd) await addForm(guest)
  if (isFilled) await toTheEnd(guest)
  await search(guest, isFilled)
  await filter(guest)
}
