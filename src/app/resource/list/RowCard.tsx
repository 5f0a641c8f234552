import type { Resource } from '../../../contract/resource'
import { RowAvatar } from '../../avatar/RowAvatar'
import { Sign } from '../../design/Sign'
import { FieldValue } from '../../fields/FieldValue'
import { FileHomeContext } from '../../fields/file-home'
import { isTold } from '../../fields/plain-value'
import { useSay } from '../../language/use-say'
import type { ViewRow } from '../row'
import { StandingSign } from '../StandingSign'
import { shownFacts, useCardFields } from './use-card-fields'

type Props = {
  resource: Resource
  row: ViewRow
  /** Id for the element with the title, by which others can name the card. */
  titleId: string
  onOpen: () => void
}

/** A row on a phone: its title, two facts, and its state. */
export function RowCard({ resource, row, titleId, onOpen }: Props) {
  const say = useSay()
  const { state, facts } = useCardFields(resource)
  const filled = facts.filter((name) => isTold(resource.fields[name], row[name])).slice(0, shownFacts)
  const show = (name: string) => {
    const found = resource.fields[name]
    return found && <FieldValue facts={found} value={row[name]} words={row[`${name}_dictText`]} />
  }
  return (
    <FileHomeContext value={{ noun: resource.name, id: row.id, small: true }}>
      <button type="button" className="row-card" data-avatar={resource.avatar ? '' : undefined} onClick={onOpen}>
        {resource.avatar && <RowAvatar resource={resource} row={row} />}
        <span className="row-card-head">
          <strong id={titleId}>{show(resource.title)}</strong>
          <StandingSign standing={row.standing} />
          {state && row[state] !== null && row[state] !== undefined && <Sign>{show(state)}</Sign>}
        </span>
        {filled.map((name) => (
          <span key={name} className="row-card-fact">
            <span className="quiet">{say(resource.fields[name]?.label ?? { zh: name, en: name })} </span>
            {show(name)}
          </span>
        ))}
      </button>
    </FileHomeContext>
  )
}
