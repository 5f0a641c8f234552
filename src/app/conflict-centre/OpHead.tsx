import type { Resource } from '../../contract/resource'
import { FieldValue } from '../fields/FieldValue'
import { isGiven } from '../fields/field-input'
import { OpChanges, placeOf } from './OpChanges'
import { type About, useOpWords } from './use-op-words'

/** Fields an edit says something about that do not already say which record it is. */
const changedBy = (resource: Resource, { verb, patch }: About): string[] =>
  Object.keys(patch).filter(
    (name) => name !== resource.title && !placeOf(resource).includes(name) && (verb !== 'add' || isGiven(patch[name])),
  )

type Props = { about: About; at: string /** Also what it changes, where nothing else on the page says so. */; changes?: boolean }

/** Which edit this is: what was done, to which record of whom, and when. */
export function OpHead({ about, at, changes }: Props) {
  const { what, title, resource, row } = useOpWords(about)
  const whole = { ...row, ...about.patch }
  const place = resource ? placeOf(resource).filter((name) => isGiven(whole[name as keyof typeof whole])) : []
  return (
    <header className="conflict-centre-head">
      <strong>{title?.facts && title.facts.kind !== 'ref' ? <FieldValue facts={title.facts} value={title.value} /> : title?.text}</strong>
      <span className="quiet">
        {what} <time className="figures">{at.slice(0, 16)}</time>
      </span>
      {resource && <OpChanges {...{ resource, values: whole, names: [...place, ...(changes ? changedBy(resource, about) : [])] }} />}
    </header>
  )
}
