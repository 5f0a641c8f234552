import { useSay } from '../language/use-say'
import { TenantState } from './TenantState'
import type { Houses } from './tenant-calls'
import { words } from './words'

/** Houses for fingers, a card each. */
export function TenantCards({ houses, onOpen }: Houses) {
  const say = useSay()
  return (
    <ul className="tenant-cards">
      {houses.map((house) => (
        <li key={house.id}>
          <button type="button" className="card tenant-card figures" aria-haspopup="dialog" onClick={() => onOpen(house.id)}>
            <span className="tenant-head">
              <strong>{house.name}</strong>
              <TenantState house={house} />
            </span>
            <span>
              <span className="quiet">{say(words.number)}</span> {house.id}
              {house.isOwn && <span className="quiet"> · {say(words.own)}</span>}
            </span>
            <span>
              <span className="quiet">{say(words.people)}</span> {house.people}
            </span>
            <span>
              <span className="quiet">{say(words.created)}</span> {house.createTime.slice(0, 10)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
