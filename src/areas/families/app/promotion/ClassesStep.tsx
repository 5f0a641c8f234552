import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { FieldInput } from '../../../../app/fields/FieldInput'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { sentence } from '../../../../contract/error'
import { emptyClass, type PlannedClass } from '../../promotion/plan'
import type { PreviewLine } from '../../promotion/preview'
import { graduating, proposedClasses, withoutClass, youngest } from '../../promotion/proposal'
import { PromotionClass } from '../../published/promotion-class'
import type { StepProps } from './step-props'
import { words } from './words'

const inputs = ['gradeLevel', 'name', 'room', 'capacity'] as const

type LineProps = StepProps & {
  readonly line: PreviewLine
  readonly set: (part: Partial<PlannedClass>) => void
  readonly remove: () => void
}

/** Whether it graduates, and whose teachers come along. */
function Switches({ line: { planned, from }, set, draft, house }: LineProps) {
  const say = useSay()
  const old = house.classesOf(draft.fromYearId)
  const origin = from ?? old.find(({ id }) => id === planned.teachersFromId)
  const graduate = (graduates: boolean) =>
    set(
      graduates
        ? graduating(planned.fromClassId)
        : { graduates, gradeLevel: from?.gradeLevel ?? null, name: from?.name ?? null, teachersFromId: from?.id ?? null },
    )
  return (
    <div className="promotion-switches">
      {from && (
        <label className="promotion-switch">
          <input
            type="checkbox"
            checked={planned.graduates}
            aria-label={say(words.graduatesAt, { name: from.name })}
            onChange={(event) => graduate(event.target.checked)}
          />
          {say(words.graduates)}
        </label>
      )}
      {!planned.graduates && from && (
        <label className="promotion-switch">
          <input
            type="checkbox"
            checked={planned.teachersFromId === from.id}
            onChange={(event) => set({ teachersFromId: event.target.checked ? from.id : null })}
          />
          {say(words.teachersGo)}
        </label>
      )}
      {!from && (
        <select
          className="promotion-choice"
          aria-label={say(PromotionClass.fields.teachersFromId.label)}
          value={origin?.id ?? ''}
          onChange={(event) => set({ teachersFromId: event.target.value || null })}
        >
          <option value="">—</option>
          {old.map(({ id, name }) => (
            <option key={id} value={id}>
              {say(words.teachersOf, { name })}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

/** One class and the one it becomes. */
function ClassLine(props: LineProps) {
  const { line, set, remove, preview } = props
  const say = useSay()
  const form = useId()
  const language = useLanguage((state) => state.language)
  const { planned, from, place } = line
  const shown = inputs.filter((name) => name !== 'gradeLevel' || !from)
  return (
    <li className="card promotion-line" data-graduates={planned.graduates || undefined}>
      <div className="promotion-from">
        <strong>{from?.name ?? say(words.newClass)}</strong>
        {from && <span className="quiet figures">{line.figures.before}</span>}
        {!planned.graduates && <ArrowRight size={18} aria-hidden />}
      </div>
      {!planned.graduates && (
        <div className="promotion-fields">
          {shown.map((name) => (
            <div key={name} className="promotion-field">
              <label className="quiet" htmlFor={`${form}-${name}`}>
                {say(PromotionClass.fields[name].label)}
              </label>
              <FieldInput
                id={`${form}-${name}`}
                facts={PromotionClass.fields[name]}
                value={planned[name]}
                onChange={(value) => set({ [name]: value === '' ? null : value })}
              />
            </div>
          ))}
        </div>
      )}
      <Switches {...props} />
      {!from && (
        <BigButton look="quiet" onClick={remove}>
          {say(words.removeClass)}
        </BigButton>
      )}
      {preview.wrong
        .filter((one) => one.place === place)
        .map(({ code, values }) => (
          <p key={code} className="field-problem" role="alert">
            {sentence(code, language, values)}
          </p>
        ))}
    </li>
  )
}

/** What becomes of every class, and the new ones. */
export function ClassesStep(props: StepProps) {
  const { draft, change, house, preview } = props
  const say = useSay()
  const set = (at: number, part: Partial<PlannedClass>) =>
    change({ classes: draft.classes.map((one, place) => (place === at ? { ...one, ...part } : one)) })
  const add = () =>
    change({ classes: [...draft.classes, { ...emptyClass, gradeLevel: youngest, capacity: house.placesOf.get(youngest) ?? null }] })
  const anew = () => change({ classes: proposedClasses(house.classesOf(draft.fromYearId), house.placesOf), children: [] })
  return (
    <section className="stack" aria-label={say(words.classes)}>
      <ul className="promotion-lines">
        {preview.lines.map((line) => (
          <ClassLine
            key={line.place}
            {...props}
            line={line}
            set={(part) => set(line.place - 1, part)}
            remove={() => change(withoutClass(draft, line.place))}
          />
        ))}
      </ul>
      <div className="promotion-tools">
        <BigButton onClick={add}>{say(words.addClass)}</BigButton>
        <BigButton look="quiet" onClick={anew}>
          {say(words.proposeAnew)}
        </BigButton>
      </div>
    </section>
  )
}
