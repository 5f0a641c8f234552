import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSay } from '../../language/use-say'

type Props = {
  title: string
  onClose: () => void
  tools?: ReactNode
  children: ReactNode
  footer?: ReactNode
  onKey?: (key: string) => void
  /** A class beside its own. */
  look?: string
}

/** The whole screen for one picture, on black. Escape and the cross close it. */
export function FullSheet({ title, onClose, tools, children, footer, onKey, look }: Props) {
  const say = useSay()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog?.open) dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className={look ? `full-sheet ${look}` : 'full-sheet'}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => onKey?.(event.key)}
    >
      <header>
        <button type="button" className="full-tool" aria-label={say('close')} onClick={onClose}>
          <X aria-hidden />
        </button>
        <h2>{title}</h2>
        {tools}
      </header>
      <div className="full-body">{children}</div>
      {footer && <footer>{footer}</footer>}
    </dialog>
  )
}
