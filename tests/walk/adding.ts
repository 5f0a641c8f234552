import type { Guest } from './guest'

/** The path a page stands at. */
export const pathOf = ({ page }: Guest): string => new URL(page.url()).pathname

/** Waits until adding has led somewhere: to a form at the list's own path, or to a screen on which rows of this kind are made. Tells whether it was a form. */
export async function isForm(guest: Guest, list: string): Promise<boolean> {
  await guest.page.waitForFunction((path) => location.pathname !== path || document.querySelector('form.record-form'), list)
  return pathOf(guest) === list
}
