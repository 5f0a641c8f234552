import Popover from 'antd/es/popover'
import { SearchX } from 'lucide-react'
import { type ClipboardEvent, type ReactNode, useState } from 'react'
import { BigButton } from '../../../design/BigButton'
import { FormFailure } from '../../../design/form/FormFailure'
import { isTyping } from '../../../design/keys/is-typing'
import { toast } from '../../../design/overlay/toast'
import { useLatest } from '../../../design/use-latest'
import { useLanguage } from '../../../language/language'
import { useSay } from '../../../language/use-say'
import { explain } from '../../../wire/explain'
import { byName, namedBy, type PastedName, pastedNames, possibleNames } from './pasted'
import { pastedWords } from './pasted-words'

/** Most values that are chosen by their names; a longer address not every server in between lets through. */
const most = 200

type Props = {
  /** What the filter is called. */
  label: string
  /** What is chosen already. */
  values: readonly string[]
  /** What is called by one of these names, each with its name. */
  find: (names: readonly string[]) => readonly (readonly [string, string])[] | Promise<readonly (readonly [value: string, name: string])[]>
  onChoose: (values: readonly string[]) => void
  children: ReactNode
}

/** What has become of names that were pasted. `left`: those that stand for nothing here, or for more than one list is narrowed by. */
type Told = {
  readonly left: string
  readonly asked: number
  readonly found: number
  readonly isFinding?: boolean
  readonly isTooMany?: boolean
  readonly error?: unknown
}

const linesOf = (names: readonly PastedName[]): string => names.map(({ whole }) => whole).join('\n')

/** Names are looked for as they are pasted; what is not found stays to be put right, until its person gives it up. */
function usePasted({ values, find, onChoose }: Props) {
  const say = useSay()
  const [told, setTold] = useState<Told>()
  const [isOpen, setOpen] = useState(false)
  // Other filters may have been set until the names are found.
  const add = useLatest((found: readonly string[]): boolean => {
    const next = [...new Set([...values, ...found])]
    if (next.length > most) return false
    if (found.length > 0) onChoose(next)
    return true
  })
  const look = async (names: readonly PastedName[]) => {
    setTold({ left: linesOf(names), asked: names.length, found: 0, isFinding: true })
    setOpen(true)
    try {
      const { asked, values: found, missing } = namedBy(names, byName(await find(possibleNames(names))))
      const isTooMany = !add(found)
      if (missing.length === 0 && !isTooMany) {
        setTold(undefined)
        setOpen(false)
        toast(say(pastedWords.namesAllFound, { asked }))
      } else setTold({ left: isTooMany ? linesOf(names) : missing.join('\n'), asked, found: asked - missing.length, isTooMany })
    } catch (error) {
      setTold({ left: linesOf(names), asked: names.length, found: 0, error })
    }
  }
  const forget = () => {
    setTold(undefined)
    setOpen(false)
  }
  return { told, isOpen, setOpen, look, forget, change: (left: string) => setTold((old) => old && { ...old, left }) }
}

function Outcome({ told }: { told: Told }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { asked, found, isFinding, isTooMany, error } = told
  if (error) return <FormFailure>{explain(error, language)}</FormFailure>
  if (isFinding) return <p role="status">{say(pastedWords.finding, { count: asked })}</p>
  if (isTooMany) return <FormFailure>{say(pastedWords.tooMany, { most })}</FormFailure>
  return <p role="status">{say(pastedWords.namesFound, { asked, found, missing: asked - found })}</p>
}

/** The names that were not found, to be put right and looked for again. */
function LeftNames({ label, pasted: { told, look, forget, change } }: { label: string; pasted: ReturnType<typeof usePasted> }) {
  const say = useSay()
  if (!told) return null
  return (
    <div className="pasted-names">
      <Outcome told={told} />
      <textarea
        className="input"
        aria-label={say(pastedWords.leftOf, { label })}
        rows={6}
        value={told.left}
        readOnly={told.isFinding}
        onChange={(event) => change(event.target.value)}
      />
      <footer>
        <BigButton onClick={forget}>{say(pastedWords.forgetNames)}</BigButton>
        <BigButton look="main" disabled={told.isFinding || told.left.trim() === ''} onClick={() => void look(pastedNames(told.left))}>
          {say(pastedWords.findAgain)}
        </BigButton>
      </footer>
    </div>
  )
}

/** A filter by choice, into which a list of names may be pasted as it was copied from a sheet. */
export function PastedNames(props: Props) {
  const { label, children } = props
  const say = useSay()
  const pasted = usePasted(props)
  const { told, isOpen, setOpen, look } = pasted
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const { target, currentTarget, clipboardData } = event
    // What lies over the table, and the names to be put right, take what is pasted as any text.
    const isElsewhere =
      !(target instanceof Element) || target.closest('.pasted-names') || target.closest('dialog') !== currentTarget.closest('dialog')
    if (isElsewhere) return
    const names = pastedNames(clipboardData.getData('text'))
    const isList = names.length > 1 || (names[0]?.parts.length ?? 0) > 1
    if (!isList && (isTyping(target) || names.length === 0)) return
    event.preventDefault()
    event.stopPropagation()
    void look(names)
  }
  return (
    <div className="filter-named" onPasteCapture={paste}>
      {children}
      {told && (
        <Popover trigger="click" placement="bottomLeft" open={isOpen} onOpenChange={setOpen} content={<LeftNames {...{ label, pasted }} />}>
          <button
            type="button"
            className="filter-left"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-label={say(pastedWords.leftOf, { label })}
          >
            <SearchX size={16} aria-hidden />
          </button>
        </Popover>
      )}
    </div>
  )
}
