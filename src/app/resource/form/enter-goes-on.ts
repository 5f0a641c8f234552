import type { KeyboardEvent } from 'react'

const typed =
  ':is(input:not([type]), [type=text], [type=tel], [type=email], [type=url], [type=number], textarea):not(:disabled, [readonly])'

/**
 * In a hand, Enter in one line of text goes on to the next that is typed, and closes the keyboard after the last: half a form would be saved by
 * whoever only wants to go on, and saving is the button's. On a desktop it saves, as in every form there.
 */
export function enterGoesOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing || event.isDefaultPrevented()) return
  if (!(target instanceof HTMLInputElement) || !target.matches(typed)) return
  event.preventDefault()
  // A sheet that was opened from the form has fields of its own.
  const all = [...currentTarget.querySelectorAll<HTMLElement>(typed)].filter((one) => one.closest('dialog') === target.closest('dialog'))
  const next = all[all.indexOf(target) + 1]
  if (next) next.focus()
  else target.blur()
}
