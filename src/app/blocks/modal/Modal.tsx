import { Maximize2, Minimize2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { BigButton } from '../../design/BigButton'
import { useFace } from '../../design/face'
import { Sheet } from '../../design/overlay/Sheet'
import { useSay } from '../../language/use-say'
import { useDrag } from './use-drag'
import { words } from './words'
import './modal.css'

type Props = {
  title: string
  open: boolean
  onClose: () => void
  /** What OK does. Without it there is nothing to confirm, and no button for it. */
  onOk?: () => void
  /** What the button says; OK when not given. */
  okText?: string
  /** Whether OK closes it as well. */
  closesOnOk?: boolean
  /** Whether it covers the whole window when it is opened. */
  startsWhole?: boolean
  /** Whether people may switch between the two. */
  switchable?: boolean
  /** Whether it can be moved by its title, on a desktop and unless it covers the window. */
  draggable?: boolean
  /** Pixels on a desktop, unless it covers the window. */
  width?: number
  children: ReactNode
}

function Opened({
  onOk,
  okText,
  closesOnOk = true,
  startsWhole = false,
  switchable = true,
  draggable = false,
  children,
  ...sheet
}: Omit<Props, 'open'>) {
  const say = useSay()
  const [isWhole, setWhole] = useState(startsWhole)
  const inside = useRef<HTMLDivElement>(null)
  const isDesktop = useFace() === 'desktop'
  useDrag(inside, draggable && isDesktop && !isWhole)
  const confirm = () => {
    onOk?.()
    if (closesOnOk) sheet.onClose()
  }
  const Icon = isWhole ? Minimize2 : Maximize2
  return (
    <Sheet
      open
      {...sheet}
      look={isWhole ? 'full' : 'sheet'}
      footer={
        onOk && (
          <>
            <BigButton onClick={sheet.onClose}>{say('cancel')}</BigButton>
            <BigButton look="main" onClick={confirm}>
              {okText ?? say(words.ok)}
            </BigButton>
          </>
        )
      }
    >
      <div ref={inside} className="modal" data-whole={isWhole || undefined}>
        {switchable && (
          <button type="button" className="modal-switch" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
            <Icon size={18} aria-hidden />
            {say(isWhole ? words.smaller : words.whole)}
          </button>
        )}
        {children}
      </div>
    </Sheet>
  )
}

/** A sheet that can cover the whole window. Opened again, it is as large as it was at first. */
export function Modal({ open, ...given }: Props) {
  return open ? <Opened {...given} /> : null
}
