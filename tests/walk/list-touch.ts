import { formWords } from '../../src/app/language/form-words'
import { isForm, pathOf } from './adding'
import { addButton } from './glance'
import type { Guest } from './guest'
import { settle } from './stand'
import type { Tries } from './tries'

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

/** The first record and, where it may be changed, its form: what stands there is of this noun alone. */
const seeFirst = (guest: Guest) =>
  guest.step('first record, edit form, cancel, back', async () => {
    const { card, record, form, cancel, back } = parts(guest)
    const edit = record
      .getByRole('button', { name: guest.say('edit'), exact: true })
      .or(record.locator('.part-edit:not([aria-haspopup])'))
      .first()
    const read = async () => {
      await record.waitFor()
      await guest.look('#content')
      await guest.reach('.record button')
      if ((await edit.count()) === 0) return
      await edit.click()
      await form.waitFor()
      await guest.look('#content')
      await guest.reach('.form-end button')
      await cancel.click()
      await record.waitFor()
    }
    await openAndLeave(
      guest,
      () => card.click(),
      read,
      () => back.click(),
    )
  })

const leaveRecordByBrowser = (guest: Guest) =>
  guest.step('first record, browser back', () => {
    const { card, record } = parts(guest)
    return openAndLeave(
      guest,
      () => card.click(),
      () => record.waitFor(),
      () => guest.page.goBack(),
    )
  })

const seeRowActions = (guest: Guest) =>
  guest.step('actions of a row, Esc', async () => {
    const { page } = guest
    const more = page.locator('.row-more').first()
    if ((await more.count()) === 0) return
    await more.click()
    await page.locator('dialog.sheet').waitFor()
    await guest.look()
    await page.keyboard.press('Escape')
    await page.locator('dialog.sheet').waitFor({ state: 'detached' })
  })

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
      await guest.look('#content')
      if (hasForm) await guest.reach('.form-end button')
    }
    await openAndLeave(guest, openToAdd(guest), see, () => (hasForm ? cancel.click() : guest.page.goBack()))
  })
  return hasForm
}

/** The other ways out of an empty form. */
async function addFormWays(guest: Guest): Promise<void> {
  const { form, back } = parts(guest)
  const leaveBy = (leave: () => Promise<unknown>) => () => openAndLeave(guest, openToAdd(guest), () => form.waitFor(), leave)
  await guest.step(
    'add form, back',
    leaveBy(() => back.click()),
  )
  await guest.step(
    'add form, browser back',
    leaveBy(() => guest.page.goBack()),
  )
}

const searchBox = ({ page }: Guest) => page.locator('.search-box input')

async function search(guest: Guest): Promise<void> {
  const { page, say } = guest
  const { card, empty } = parts(guest)
  const box = searchBox(guest)
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
    await card.waitFor()
  })
}

const filterButton = ({ page, say }: Guest) => page.getByRole('button', { name: say('filter'), exact: true })

const filterSheet = ({ page }: Guest) => page.locator('dialog.sheet')

const seeFilter = (guest: Guest) =>
  guest.step('filter sheet, Esc', async () => {
    const sheet = filterSheet(guest)
    await filterButton(guest).click()
    await sheet.waitFor()
    await guest.look('dialog.sheet')
    await guest.reach('dialog.sheet footer button')
    await guest.page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
  })

const clearFilter = (guest: Guest) =>
  guest.step('filter sheet, clear', async () => {
    const sheet = filterSheet(guest)
    await filterButton(guest).click()
    await sheet.locator('footer .big-button').first().click()
    await sheet.waitFor({ state: 'detached' })
    await settle(guest.page)
  })

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

/**
 * All that can be done with a list in a hand without changing anything: its record, forms and filters are seen, and what every list does
 * alike is tried as often as `tries` wants.
 */
export async function walkTouchList(guest: Guest, mayAdd: boolean, tries: Tries): Promise<void> {
  const { card, empty } = parts(guest)
  const isFilled = await guest.step('rows or a word why not', async () => {
    await card.or(empty).first().waitFor()
    return (await card.count()) > 0
  })
  if (isFilled) {
    await seeFirst(guest)
    await seeRowActions(guest)
    if (tries('hand: record')) await leaveRecordByBrowser(guest)
  }
  if (mayAdd && (await seeAdding(guest)) && tries('hand: add form')) await addFormWays(guest)
  if (isFilled && tries('hand: to the end')) await toTheEnd(guest)
  if (isFilled && (await searchBox(guest).count()) > 0 && tries('hand: search')) await search(guest)
  if (!(await filterButton(guest).count())) return
  await seeFilter(guest)
  if (tries('hand: clear the filter')) await clearFilter(guest)
}
