import type { Resource } from '../../../contract/resource'
import { shownFacts, useCardFields } from './use-card-fields'

/** A card without words, as tall as any card of the noun: to measure, and for a row that is still on its way. */
export function BlankCard({ resource }: { resource: Resource }) {
  const { facts } = useCardFields(resource)
  return (
    <div className="row-cell">
      <span className="row-card">
        <span className="row-card-head">
          <strong>&nbsp;</strong>
        </span>
        {facts.slice(0, shownFacts).map((name) => (
          <span key={name} className="row-card-fact">
            &nbsp;
          </span>
        ))}
      </span>
    </div>
  )
}
