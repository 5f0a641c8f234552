import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Chip } from '../../../../app/design/Chip'
import { FieldFrame } from '../../../../app/fields/FieldFrame'
import { FieldInput } from '../../../../app/fields/FieldInput'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { date } from '../../../../contract/field'
import { label } from '../../../../contract/label'
import { Term } from '../../../garden/published/term'
import { begunTerms } from '../heat/heat-days'

/** The first and the last day of what is told; none of both for the last weeks. */
export type Stretch = { readonly from: string | null; readonly to: string | null }

const words = {
  stretch: label('哪段时间', 'Of which time'),
  weeks: label('近 30 天', 'Last 30 days'),
}
const oneDay = date('某一天', 'One day')

/** Of which time the register tells, on the screen and on paper: the last weeks, a term, or one day. The address keeps it. */
export function StretchChoice({ today, stretch }: { today: string; stretch: Stretch }) {
  const say = useSay()
  const id = useId()
  const [, setParams] = useSearchParams()
  const terms = begunTerms(
    (useCopiedRows(Term) ?? []).map((term) => ({ id: term.id, name: term.name, from: term.beginDate, to: term.endDate })),
    today,
  )
  const { from, to } = stretch
  const choose = (wanted: Stretch) => setParams(wanted.from && wanted.to ? { from: wanted.from, to: wanted.to } : {}, { replace: true })
  return (
    <div className="tracing-stretch">
      <fieldset className="chips" aria-label={say(words.stretch)}>
        <Chip chosen={!from} onToggle={() => choose({ from: null, to: null })}>
          {say(words.weeks)}
        </Chip>
        {terms.map((term) => (
          <Chip key={term.id} chosen={from === term.from && to === term.to} onToggle={() => choose(term)}>
            {term.name}
          </Chip>
        ))}
      </fieldset>
      <FieldFrame id={id} facts={oneDay}>
        <FieldInput
          id={id}
          facts={oneDay}
          value={from === to ? from : null}
          onChange={(day) => typeof day === 'string' && day !== '' && choose({ from: day, to: day })}
        />
      </FieldFrame>
    </div>
  )
}
