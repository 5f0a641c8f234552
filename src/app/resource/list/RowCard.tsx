import { type CardFact as Fact, fieldsOfFact } from '../../../contract/card'
import type { Resource } from '../../../contract/resource'
import { Sign } from '../../design/Sign'
import { FieldValue } from '../../fields/FieldValue'
import { FileHomeContext } from '../../fields/file-home'
import { isTold } from '../../fields/plain-value'
import type { ViewRow } from '../row'
import { StandingSign } from '../StandingSign'
import { StateValue } from '../StateValue'
import { useTone } from '../use-tone'
import { CardFact } from './card/CardFact'
import { CardSigns } from './card/CardSigns'
import { RowFace } from './card/RowFace'
import { useCardFields } from './use-card-fields'

type Props = {
  resource: Resource
  row: ViewRow
  /** Id for the element with the title, by which others can name the card. */
  titleId: string
  /** While rows are chosen: whether this one is. */
  chosen?: boolean | undefined
  onOpen: () => void
}

/** Where a row stands; a state that means nothing by itself in a quiet sign. */
function CardState({ resource, row, state }: Pick<Props, 'resource' | 'row'> & { state: string }) {
  const facts = resource.fields[state]
  const tone = useTone(facts, row[state])
  if (!facts) return null
  const value = <StateValue facts={facts} value={row[state]} words={row[`${state}_dictText`]} />
  return tone ? value : <Sign>{value}</Sign>
}

/** A row in a hand: its face, its title with what must not be missed, and one line of facts. */
export function RowCard({ resource, row, titleId, chosen, onOpen }: Props) {
  const { title, state, beside, facts, said, isDeclared, usual } = useCardFields(resource)
  const tells = (fact: Fact) => fieldsOfFact(fact).some((name) => isTold(resource.fields[name], row[name]))
  const show = (name: string) => {
    const found = resource.fields[name]
    return found && <FieldValue facts={found} value={row[name]} words={row[`${name}_dictText`]} />
  }
  const standing = state && row[state]
  return (
    <FileHomeContext value={{ noun: resource.name, id: row.id, small: true }}>
      <button type="button" className="row-card" aria-pressed={chosen} onClick={onOpen}>
        <RowFace {...{ resource, row, chosen }} />
        <span className="row-card-text">
          <span className="row-card-head">
            <strong id={titleId}>{show(title)}</strong>
            <CardSigns resource={resource} row={row} signs={beside} />
            <StandingSign standing={row.standing} />
            {state && standing !== null && standing !== undefined && !usual.includes(String(standing)) && (
              <CardState {...{ resource, row, state }} />
            )}
          </span>
          <span className="row-card-facts">
            {facts
              .filter(tells)
              .slice(0, said)
              .map((fact) => (
                <span key={fieldsOfFact(fact).join()} className="row-card-fact">
                  <CardFact {...{ resource, row, fact, isDeclared }} />
                </span>
              ))}
          </span>
        </span>
      </button>
    </FileHomeContext>
  )
}
