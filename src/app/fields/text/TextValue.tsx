import { useState } from 'react'
import type { FieldFacts } from '../../../contract/field'
import { lazyPart } from '../../design/lazy-part'
import { MenuIcon } from '../../design/MenuIcon'
import { Suspense } from '../../design/Suspense'
import { useSay } from '../../language/use-say'
import { useFileHome } from '../file-home'
import { words } from '../words'
import { isFormatted } from './formatted'
import './text-value.css'

const schemes: Readonly<Record<string, string>> = { mobile: 'tel', phone: 'tel', email: 'mailto' }

/** More characters than this, or more lines than `lines`, and a record shows the beginning until it is asked for all. */
const folded = { characters: 400, lines: 8 }

function LongText({ text }: { text: string }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <span className="long-text" data-folded={!isOpen || undefined}>
        {text}
      </span>
      <button type="button" className="text-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {say(isOpen ? words.showLess : words.showAll)}
      </button>
    </>
  )
}

const Formatted = lazyPart<{ facts: FieldFacts; text: string }>(() => import('./FormattedValue').then((file) => file.FormattedValue))

/**
 * A text: in a record a telephone number is called and an address written to with a tap, what is long is folded, and what is formatted is shown with
 * its looks. A colour and a picture of the menu show themselves. `stored`: the text as it is stored, where that is not as it is read.
 */
export function TextValue({ facts, text, stored }: { facts: FieldFacts; text: string; stored: unknown }) {
  const home = useFileHome()
  const isInRecord = home?.id !== undefined && !home.small
  const scheme = schemes[facts.rule ?? '']
  if (facts.rule === 'colour')
    return (
      <span className="figures">
        <span className="colour-dot" style={{ background: text }} aria-hidden /> {text}
      </span>
    )
  if (facts.icon && text)
    return (
      <span className="icon-value">
        <MenuIcon name={text} size={18} /> {text}
      </span>
    )
  if (!isInRecord || text === '') return text
  if (isFormatted(facts))
    return (
      <Suspense fallback={text}>
        <Formatted facts={facts} text={String(stored)} />
      </Suspense>
    )
  if (scheme) return <a href={`${scheme}:${text}`}>{text}</a>
  return text.length > folded.characters || text.split('\n').length > folded.lines ? <LongText text={text} /> : text
}
