import { X } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useSay } from '../../language/use-say'
import { CloseSheet } from './close-sheet'

type Props = {
  title: string
  open: boolean
  onClose: () => void
  children?: ReactNode
  footer?: ReactNode
  /** `full`: the whole of a touch screen. `side`: along the edge of a desktop. */
  look?: 'sheet' | 'dialog' | 'full' | 'side'
  /** Pixels on a desktop; 520 when not given. */
  width?: number
}

/** Where the last press began. One that begins inside and ends on another element clicks what holds both, which is no click on the backdrop. */
let pressed: EventTarget

/** A form this was opened from is not sent by Enter in one of its inputs, as in a search: they are none of that form's. */
function keepFormBehind(event: KeyboardEvent<HTMLDialogElement>): void {
  const { key, target, currentTarget } = event
  if (key === 'Enter' && target instanceof HTMLInputElement && target.form?.contains(currentTarget)) event.preventDefault()
}

/** A sheet from the bottom edge; a dialog in the middle on a desktop. Keyboard, focus and Escape are the browser's own. */
export function Sheet({ title, open, onClose, children, footer, look = 'sheet', width = 520 }: Props) {
  const say = useSay()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    // On a page that is kept out of sight it would still lie over everything.
    return () => dialog?.close()
  }, [open])
  if (!open) return null
  return (
    <dialog
      ref={ref}
      className="sheet"
      data-look={look}
      style={{ '--sheet-width': `${width}px` } as CSSProperties}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={({ target }) => {
        pressed = target
      }}
      onKeyDown={keepFormBehind}
      onClick={({ target }) => target === ref.current && target === pressed && onClose()}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" className="page-bar-button" aria-label={say('close')} onClick={onClose}>
          <X aria-hidden />
        </button>
      </header>
      <div className="sheet-body">
        <CloseSheet value={onClose}>{children}</CloseSheet>
      </div>
      {footer && <footer>{footer}</footer>}
    </dialog>
  )
}
