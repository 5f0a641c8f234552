import { Fragment } from 'react'
import type { FieldFacts } from '../../contract/field'
import { Avatar } from '../avatar/Avatar'
import { RefAvatar } from '../avatar/RefAvatar'
import { RowAvatar } from '../avatar/RowAvatar'
import { FieldValue } from '../fields/FieldValue'
import { asText, isGiven } from '../fields/field-input'
import { isTold } from '../fields/plain-value'
import { useSay } from '../language/use-say'
import { RefLink } from '../peek/RefLink'
import { FlowBar } from '../resource/record/FlowBar'
import { useRowNames } from '../resource/record/use-row-names'
import { StandingSign } from '../resource/StandingSign'
import { StateValue } from '../resource/StateValue'
import { useProduct } from '../shell/product'
import { ActBar } from './ActBar'
import type { PageProps, PartProps, RecordPage } from './record-page'

/** Of what a day or a number is, it does not say by itself. */
const isBare = ({ kind, unit }: FieldFacts): boolean => kind === 'date' || kind === 'dateTime' || (kind === 'count' && !unit)

/** A fact of the head: a reference leads to what it names, where the person has a screen of that. */
function FieldFact({ resource, row, name }: PartProps & { name: string }) {
  const say = useSay()
  const facts = resource.fields[name]
  if (!facts || !isTold(facts, row[name])) return null
  const value = <FieldValue facts={facts} value={row[name]} words={row[`${name}_dictText`]} />
  const isLink = facts.kind === 'ref' && facts.noun
  return (
    <span className="head-fact">
      {isBare(facts) && `${say(facts.label)} `}
      {isLink ? (
        <RefLink noun={isLink} id={asText(row[name])}>
          {value}
        </RefLink>
      ) : (
        value
      )}
    </span>
  )
}

function Facts({ resource, row, facts }: PartProps & { facts: RecordPage['head']['facts'] }) {
  return (
    <p className="head-facts figures">
      {facts.map((Fact, at) =>
        typeof Fact === 'string' ? (
          <FieldFact key={Fact} {...{ resource, row }} name={Fact} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a page keep their places
          <Fact key={at} {...{ resource, row }} />
        ),
      )}
    </p>
  )
}

/** The picture it is known by, or the one of whom it is about; its first letters where it has a name. A day, or a number somebody was given, has no face. */
function Face({ resource, row, name }: PartProps & { name: string }) {
  const title = resource.fields[resource.title]
  const about = useProduct().catalogue.resources[title?.noun ?? '']
  if (resource.avatar) return <RowAvatar resource={resource} row={row} size="large" />
  if (about?.avatar) return <RefAvatar resource={about} id={asText(row[resource.title])} name={name} size="large" />
  return title?.kind === 'text' && !title.derived && <Avatar noun={resource.name} id={row.id} name={name} size="large" />
}

/** Who or what it is, how it stands, and what one does with it. */
export function RecordHead({ resource, row, page, onGone, isPeek }: PageProps & { page: RecordPage }) {
  const { beside, state, facts } = page.head
  const name = useRowNames(resource, [row])[row.id] ?? ''
  const stateFacts = state && resource.fields[state]
  return (
    <div className="card record-head">
      <Face {...{ resource, row, name }} />
      <div className="head-words">
        <div className="head-name">
          <h2>{name}</h2>
          {beside && isGiven(row[beside]) && <span className="quiet">{asText(row[beside])}</span>}
          {state && stateFacts && <StateValue facts={stateFacts} value={row[state]} words={row[`${state}_dictText`]} />}
          {page.signs?.map((Signs, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the signs of a page keep their places
            <Signs key={at} {...{ resource, row }} />
          ))}
          <StandingSign standing={row.standing} />
        </div>
        <Facts {...{ resource, row, facts }} />
      </div>
      {!isPeek && (
        <Fragment key={row.id}>
          <ActBar {...{ resource, row, onGone }} acts={page.acts ?? []} />
          <FlowBar resource={resource} row={row} />
        </Fragment>
      )}
    </div>
  )
}
