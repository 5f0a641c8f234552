import type { Guest } from './guest'

/** The button that adds a row, where there is a list. */
export const addButton = ({ page, isTouch }: Guest) =>
  page.locator(isTouch ? '.round-add, .page-main .big-button' : '.list-tools .big-button[data-look=main]').first()

export type Expected = {
  /** Whether a button to add is to be there. */
  readonly mayAdd: boolean
  readonly axe: boolean
}

/** An entry that was opened stands there as it should, with its main action. */
export async function glance(guest: Guest, { mayAdd, axe }: Expected): Promise<void> {
  await guest.step('look', () => guest.look(axe ? '#content' : undefined))
  if (mayAdd) await guest.step('main action', () => addButton(guest).waitFor())
  await guest.step('reach', () => guest.reach('.page-main button, .round-add, .list-tools button'))
}
