import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../design/lazy-part'
import { toast } from '../../design/overlay/toast'
import { Suspense } from '../../design/Suspense'
import { useSay } from '../../language/use-say'
import type { PickedRow } from '../record-picker/record-source'
import type { ReportParams } from '../report-popup/report-calls'
import { faultOf, filledBy, type PopupFacts } from './popup-fields'
import { words } from './words'
import '../../fields/inputs.css'
import './popup.css'

const ReportPopup = lazyPart(() => import('../report-popup/ReportPopup').then((file) => file.ReportPopup))

export type PopupInputProps = PopupFacts & {
  readonly id: string
  /** What the field is called. */
  readonly name: string
  readonly value: string
  /** What the chosen rows fill in, by field; every field is null when the input is cleared. */
  readonly onFill: (values: Readonly<Record<string, unknown>>) => void
  /** What is typed, where something may be typed that no row holds; without it the input is for choosing alone. */
  readonly onType?: (text: string) => void
  readonly onBlur?: () => void
  /** It opens as soon as it is there. */
  readonly opens?: boolean
  /** It was closed, whether something was chosen or not. */
  readonly onClosed?: () => void
  /** Whether there are records to choose from for whoever fills the form in; there are when nothing is said. */
  readonly mayChoose?: boolean
  readonly many?: boolean
  readonly params?: ReportParams
  readonly groupId?: string
  readonly maxLength?: number
  readonly placeholder?: string
  readonly disabled?: boolean | undefined
  readonly invalid?: boolean | undefined
  readonly describedBy?: string | undefined
}

/** Whether the popup is open. One that is not set up as it has to be says so instead. */
function useOpening({ opens = false, onClosed, ...facts }: PopupInputProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClosed?.()
  }
  const open = () => {
    const fault = faultOf(facts)
    if (fault) toast(say(fault), { tone: 'bad' })
    else setOpen(true)
  }
  const first = useRef(opens ? open : undefined)
  useEffect(() => {
    first.current?.()
  }, [])
  return { isOpen, open, close }
}

/** A text that is chosen from rows of a report, which fill in other fields of the same form as well. How it is set up is checked when it is opened. */
export function PopupInput(props: PopupInputProps) {
  const { id, name, value, onFill, onType, disabled, invalid } = props
  const say = useSay()
  const { isOpen, open, close } = useOpening(props)
  const fill = (rows: readonly PickedRow[]) => onFill(filledBy(props, rows))
  return (
    <span className="popup-input">
      <input
        id={id}
        className="input"
        autoComplete="off"
        value={value}
        maxLength={props.maxLength}
        placeholder={props.placeholder ?? say('pleaseChoose')}
        disabled={disabled}
        readOnly={!onType}
        aria-invalid={invalid || undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => onType?.(event.target.value)}
        onBlur={props.onBlur}
        onClick={() => !onType && open()}
        aria-keyshortcuts="Alt+ArrowDown"
        onKeyDown={(event) => {
          if (!event.altKey || event.key !== 'ArrowDown' || props.mayChoose === false) return
          event.preventDefault()
          open()
        }}
      />
      {value !== '' && !onType && !disabled && (
        <button type="button" aria-label={say(words.clear, { name })} onClick={() => fill([])}>
          <X size={18} aria-hidden />
        </button>
      )}
      {props.mayChoose !== false && (
        <button type="button" aria-haspopup="dialog" aria-label={say(words.open, { name })} disabled={disabled} onClick={open}>
          <Search size={18} aria-hidden />
        </button>
      )}
      <Suspense>
        {isOpen && props.code && (
          <ReportPopup
            open
            code={props.code}
            many={props.many ?? false}
            {...(props.params && { params: props.params })}
            {...(props.groupId && { groupId: props.groupId })}
            onClose={close}
            onChoose={fill}
          />
        )}
      </Suspense>
    </span>
  )
}
