import { useState } from 'react'
import { Chip } from '../../../../app/design/Chip'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { ChipGroup } from '../../../../app/entry/ChipGroup'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import { type Outcome, outcome, type Pupil } from '../../promotion/plan'
import { placesToRepeat, withChild } from '../../promotion/proposal'
import type { StepProps } from './step-props'
import { words } from './words'

/** What may be said of a child beside going along. */
const choices: readonly Outcome[] = [outcome.repeats, outcome.leaves, outcome.waits]

/** What becomes of one child. */
function ChildSheet({ draft, change, house, pupil, close }: StepProps & { readonly pupil: Pupil; readonly close: () => void }) {
  const say = useSay()
  const dict = useDict('promotionOutcome')
  const said = draft.children.find(({ childId }) => childId === pupil.childId)
  const level = house.classesOf(draft.fromYearId).find(({ id }) => id === pupil.classId)?.gradeLevel ?? ''
  const places = placesToRepeat(draft, level)
  const set = (wanted: Outcome | null, toPlace: number | null = null) =>
    change(
      withChild(
        draft,
        wanted === null ? { childId: pupil.childId, outcome: null } : { childId: pupil.childId, outcome: wanted, toPlace },
        level,
      ),
    )
  return (
    <Sheet open title={say(words.whatOf, { name: house.nameOf(pupil.childId) })} onClose={close}>
      <fieldset className="chips" aria-label={say(words.whatOf, { name: house.nameOf(pupil.childId) })}>
        <Chip chosen={!said} onToggle={() => set(null)}>
          {say(words.goesAlong)}
        </Chip>
        {choices.map((one) => (
          <Chip key={one} chosen={said?.outcome === one} onToggle={() => set(one)}>
            {wordsFor(dict, [one])}
          </Chip>
        ))}
      </fieldset>
      {said?.outcome === outcome.repeats &&
        (places.length > 0 ? (
          <ChipGroup
            title={say(words.repeatsIn)}
            options={places.map((place) => ({ value: String(place), text: draft.classes[place - 1]?.name ?? '' }))}
            chosen={String(said.toPlace)}
            onChoose={(place) => set(outcome.repeats, Number(place))}
          />
        ) : (
          <p role="alert">{say(words.noneToRepeat)}</p>
        ))}
    </Sheet>
  )
}

/** Children who do not go along with their class. */
export function ChildrenStep(props: StepProps) {
  const { draft, house } = props
  const say = useSay()
  const dict = useDict('promotionOutcome')
  const { classes, pupils } = house.judging(draft)
  const [classId, setClass] = useState(draft.classes.find(({ fromClassId }) => fromClassId !== null)?.fromClassId ?? '')
  const [open, setOpen] = useState<Pupil>()
  const apart = new Map(draft.children.map((child) => [child.childId, child.outcome]))
  const countOf = (id: string) => pupils.filter((pupil) => pupil.classId === id && apart.has(pupil.childId)).length
  const ordered = draft.classes.flatMap(({ fromClassId }) => classes.find(({ id }) => id === fromClassId) ?? [])
  return (
    <section className="stack" aria-label={say(words.children)}>
      <p className="quiet">{say(words.childrenHint)}</p>
      <fieldset className="chips promotion-chips" aria-label={say(words.classes)}>
        {ordered.map(({ id, name }) => (
          <Chip key={id} chosen={id === classId} onToggle={() => setClass(id)}>
            {countOf(id) > 0 ? say(words.apartCount, { name, count: countOf(id) }) : name}
          </Chip>
        ))}
      </fieldset>
      <ul className="promotion-children">
        {pupils
          .filter((pupil) => pupil.classId === classId)
          .map((pupil) => {
            const said = apart.get(pupil.childId)
            return (
              <li key={pupil.childId}>
                <button
                  type="button"
                  className="promotion-child"
                  aria-haspopup="dialog"
                  data-apart={said ? true : undefined}
                  onClick={() => setOpen(pupil)}
                >
                  <span>{house.nameOf(pupil.childId)}</span>
                  {said && <span className="quiet">{wordsFor(dict, [said])}</span>}
                </button>
              </li>
            )
          })}
      </ul>
      {open && <ChildSheet {...props} pupil={open} close={() => setOpen(undefined)} />}
    </section>
  )
}
