import { FieldValue } from '../fields/FieldValue'
import { type About, useOpWords } from './use-op-words'

/** Which edit this is: what was done, to which record, and when. */
export function OpHead({ about, at }: { about: About; at: string }) {
  const { what, title } = useOpWords(about)
  return (
    <header className="tray-head">
      <strong>{title?.facts && title.facts.kind !== 'ref' ? <FieldValue facts={title.facts} value={title.value} /> : title?.text}</strong>
      <span className="quiet">
        {what} <time className="figures">{at.slice(0, 16)}</time>
      </span>
    </header>
  )
}
