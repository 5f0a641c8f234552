import { useId } from 'react'
import { ChipGroup } from '../../../../app/entry/ChipGroup'
import { FieldFrame } from '../../../../app/fields/FieldFrame'
import { FieldInput } from '../../../../app/fields/FieldInput'
import { useSay } from '../../../../app/language/use-say'
import type { Problems } from '../../../../contract/check'
import { Promotion } from '../../published/promotion'
import { newDraft } from './draft'
import type { StepProps } from './step-props'
import { words } from './words'

const names = ['toYearName', 'yearBegin', 'yearEnd', 'beginDate'] as const

/** What is wrong with years and days before anybody is asked. */
export function yearProblems({ draft, house }: Pick<StepProps, 'draft' | 'house'>): Problems {
  const { yearBegin, yearEnd, beginDate } = draft
  const empty = names.filter((name) => draft[name] === '')
  const there = house.years.find(({ name }) => name === draft.toYearName)
  const differs = there && (there.beginDate !== yearBegin || there.endDate !== yearEnd)
  return {
    ...(yearEnd < yearBegin ? { yearEnd: { code: 'field.order' } } : {}),
    ...(beginDate <= house.today
      ? { beginDate: { code: 'promotion.soon' } }
      : beginDate < yearBegin || beginDate > yearEnd
        ? { beginDate: { code: 'promotion.outside-year' } }
        : {}),
    ...(differs ? { toYearName: { code: 'promotion.year-differs', values: { name: draft.toYearName } } } : {}),
    ...Object.fromEntries(empty.map((name) => [name, { code: 'field.required' }])),
  }
}

/** From which year to which, and from which day on. */
export function YearsStep({ draft, change, house }: StepProps) {
  const say = useSay()
  const form = useId()
  const problems = yearProblems({ draft, house })
  const isThere = house.years.some(({ name }) => name === draft.toYearName)
  const choose = (id: string) => {
    const from = house.movable.find((year) => year.id === id)
    if (from && id !== draft.fromYearId) change({ ...newDraft(from, { ...house, classes: house.classesOf(id) }), id: draft.id })
  }
  return (
    <section className="card stack promotion-card" aria-label={say(words.years)}>
      <p>{say(words.about)}</p>
      <ChipGroup
        title={say(words.fromYear)}
        options={house.movable.map(({ id, name }) => ({ value: id, text: name }))}
        chosen={draft.fromYearId}
        onChoose={choose}
      />
      {names.map((name) => (
        <FieldFrame
          key={name}
          id={`${form}-${name}`}
          facts={Promotion.fields[name]}
          {...(problems[name] && { problem: problems[name] })}
          {...(name === 'beginDate' && { hint: say(words.beginHint) })}
        >
          <FieldInput
            id={`${form}-${name}`}
            facts={Promotion.fields[name]}
            value={draft[name]}
            invalid={name in problems}
            {...(name in problems && { describedBy: `${form}-${name}-problem` })}
            onChange={(value) => change({ [name]: String(value ?? '') })}
          />
        </FieldFrame>
      ))}
      <p className="quiet">{say(isThere ? words.yearThere : words.yearMade)}</p>
    </section>
  )
}
