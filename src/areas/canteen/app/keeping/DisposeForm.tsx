import { useId, useState } from 'react'
import { uuidv7 } from 'uuidv7'
import { dateTimeNow } from '../../../../app/clock/clock'
import { BigButton } from '../../../../app/design/BigButton'
import { Page } from '../../../../app/design/Page'
import { ChipGroup } from '../../../../app/entry/ChipGroup'
import { RefInput } from '../../../../app/fields/choice/RefInput'
import { type Option, useDict } from '../../../../app/fields/choice/use-dict'
import { PhotosInput } from '../../../../app/fields/PhotosInput'
import { SignatureInput } from '../../../../app/fields/SignatureInput'
import { useSay } from '../../../../app/language/use-say'
import { useHoldUpdates } from '../../../../app/pwa/update-guard'
import type { Label } from '../../../../contract/label'
import { SampleDisposal } from '../../sample-disposal'
import type { KeptSample } from '../kept-list'
import { MainButton } from '../MainButton'
import { usePeople } from '../use-people'
import { useSaving } from '../use-saving'
import { type DisposalEntry, disposalIntents, disposalKey, missingIn } from './disposal-entry'
import { words } from './keeping-words'
import '../log/take-sample.css'

type Props = {
  chosen: readonly KeptSample[]
  dishOf: (kept: KeptSample) => string
  entry: DisposalEntry
  change: (patch: DisposalEntry) => void
  onLeave: () => void
  onDone: () => void
}

const { fields } = SampleDisposal
const asked = { who: words.needWho, sign: words.needSign, witness: words.needWitness, witnessSign: words.needWitnessSign } as const
const asSha = (value: unknown) => (typeof value === 'string' && value ? value : null)

type Person = {
  title: Label
  name: 'disposedById' | 'witnessId'
  sign: 'disposedSign' | 'witnessSign'
  people: readonly (Option & { readonly disabled?: boolean })[]
  entry: DisposalEntry
  change: Props['change']
}

/** One of the two: who it is, and the signature, which goes with the name. */
function Signing({ title, name, sign, people, entry, change }: Person) {
  const say = useSay()
  const id = useId()
  const [isOther, setOther] = useState(false)
  const value = entry[name]
  const choose = (chosen: string | null) => change({ [name]: chosen, ...(chosen !== value && { [sign]: null }) })
  const isListed = people.some((one) => one.value === value)
  return (
    <section className="card dispose-person">
      <ChipGroup className="chip-group" title={say(title)} options={people} chosen={value} onChoose={choose} />
      {isOther || (value && !isListed) ? (
        <RefInput id={`${id}r`} facts={fields[name]} value={value ?? null} onChange={(chosen) => choose(asSha(chosen))} />
      ) : (
        <BigButton look="quiet" onClick={() => setOther(true)}>
          {say(words.otherPerson)}
        </BigButton>
      )}
      {value && (
        <SignatureInput
          key={value}
          id={`${id}s`}
          facts={fields[sign]}
          value={entry[sign] ?? null}
          onChange={(sha) => change({ [sign]: asSha(sha) })}
        />
      )}
    </section>
  )
}

function Boxes({ chosen, dishOf }: Pick<Props, 'chosen' | 'dishOf'>) {
  const say = useSay()
  return (
    <ul className="dispose-boxes" aria-label={say(words.boxes)}>
      {chosen.map((kept) => (
        <li key={kept.sample.id}>{dishOf(kept)}</li>
      ))}
    </ul>
  )
}

/** Two people dispose of samples that have been kept long enough: how, and a signature of each. */
export function DisposeForm({ chosen, dishOf, entry: given, change, onLeave, onDone }: Props) {
  const say = useSay()
  const id = useId()
  const methods = useDict('disposeMethod')
  const people = usePeople()
  const { save, isBusy, problem } = useSaving()
  useHoldUpdates(true)
  const entry = { ...given, disposedById: given.disposedById ?? people?.own ?? null }
  const missing = missingIn(entry)
  const count = chosen.length
  const title = say(words.dispose, { count })
  const dispose = async () => {
    const intents = disposalIntents(
      uuidv7(),
      dateTimeNow(),
      entry,
      chosen.map(({ sample }) => sample.id),
    )
    if (!(await save(intents, say(words.saved, { count }), { draft: disposalKey }))) return
    onDone()
  }
  const main = (
    <MainButton disabled={missing !== undefined || isBusy} onPress={() => void dispose()}>
      {missing ? say(asked[missing]) : title}
    </MainButton>
  )
  const others = (mine: string | null | undefined) => (people?.kitchen ?? []).map((one) => ({ ...one, disabled: one.value === mine }))
  return (
    <Page title={title} onBack={onLeave} main={main}>
      {problem && (
        <p className="take-trouble" role="alert">
          {problem.text}
        </p>
      )}
      <p>{say(words.twoPeople)}</p>
      <Boxes chosen={chosen} dishOf={dishOf} />
      <ChipGroup
        className="chip-group"
        title={say(fields.method.label)}
        options={methods}
        chosen={entry.method ?? 'waste'}
        onChoose={(method) => change({ method })}
      />
      <div className="dispose-people">
        <Signing title={words.who} name="disposedById" sign="disposedSign" people={others(entry.witnessId)} {...{ entry, change }} />
        <Signing title={words.witness} name="witnessId" sign="witnessSign" people={others(entry.disposedById)} {...{ entry, change }} />
      </div>
      <section className="take-photos">
        <PhotosInput
          id={`${id}p`}
          facts={fields.photos}
          value={entry.photos ?? []}
          onChange={(shas) => change({ photos: Array.isArray(shas) ? shas.map(String) : null })}
        />
      </section>
    </Page>
  )
}
