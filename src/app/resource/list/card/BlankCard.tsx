import type { Resource } from '../../../../contract/resource'

/** A card without words, as tall as any card of the noun: to measure, and for a row that is still on its way. */
export function BlankCard({ resource }: { resource: Resource }) {
  return (
    <div className="row-cell">
      <span className="row-card">
        {resource.avatar && <span className="avatar" />}
        <span className="row-card-text">
          <span className="row-card-head">
            <strong>&nbsp;</strong>
          </span>
          <span className="row-card-facts">&nbsp;</span>
        </span>
      </span>
    </div>
  )
}
