import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the list is open, as the select inside is told it. */
type Opening = { readonly open: boolean; readonly onOpenChange: (isOpen: boolean) => void }

type Props = {
  /** Several may be chosen, so that a key can take away as well. */
  many?: boolean
  /** The list that was asked for is still on its way, and another one is shown. */
  isComing?: boolean
  startsOpen?: boolean
  children: (opening: Opening) => ReactNode
}

/**
 * Keeps keys in an open list to what people mean by them. The select highlights the first of whatever it shows, and takes that by Enter as by
 * Tab, or takes it away: Enter waits for the list that was asked for, and Tab takes only what somebody has typed for or gone to.
 */
export function ListKeys({ many = false, isComing = false, startsOpen = false, children }: Props) {
  const [open, setOpen] = useState(startsOpen)
  const wentThere = useRef(false)
  const onOpenChange = (isOpen: boolean) => {
    wentThere.current = false
    setOpen(isOpen)
  }
  const press = (event: KeyboardEvent) => {
    const { key, target } = event
    if (!open || !(target instanceof HTMLInputElement)) return
    if (key === 'ArrowDown' || key === 'ArrowUp') wentThere.current = true
    const isMeant = !many && !isComing && (wentThere.current || target.value !== '')
    // Closed before the select hears of it, Tab leads on to what comes next.
    if (key === 'Tab' && !isMeant) flushSync(() => onOpenChange(false))
    if (key !== 'Enter' || !isComing) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div style={{ display: 'contents' }} onKeyDownCapture={press}>
      {children({ open, onOpenChange })}
    </div>
  )
}
