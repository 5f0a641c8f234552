import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useSay } from '../../language/use-say'
import { Choose } from './Choose'
import { type Line, type LineProblem, ofField, ofRule } from './draft'
import type { QueryField } from './query-field'
import { firstRule, rulesOf } from './rules'
import { ValueInput } from './ValueInput'
import { problemWords, wordOfRule, words } from './words'

type Props = {
  readonly fields: readonly QueryField[]
  readonly line: Line
  /** Its place among the others, from 1. */
  readonly at: number
  readonly problem: LineProblem | undefined
  readonly onChange: (line: Line) => void
  readonly onAdd: () => void
  readonly onDrop: () => void
}

type PartProps = Pick<Props, 'line' | 'onChange'> & {
  readonly id: string
  readonly field: QueryField | undefined
  readonly invalid: boolean
  readonly describedBy: string | undefined
}

function ColumnChoice({ id, fields, line, invalid, describedBy, onChange }: Omit<PartProps, 'field'> & Pick<Props, 'fields'>) {
  const say = useSay()
  const choose = (name: string) => {
    const chosen = fields.find((one) => one.field === name)
    if (chosen && name !== line.field) onChange(ofField(line, chosen))
  }
  const options = fields.map((one) => ({ value: one.field, text: say(one.facts.label) }))
  return <Choose label={say(words.field)} chosen={line.field} onChoose={choose} {...{ id, options, invalid, describedBy }} />
}

/** The rules that fit the column, and the one a query came with. */
function RuleChoice({ id, field, line, onChange }: Pick<PartProps, 'id' | 'field' | 'line' | 'onChange'>) {
  const say = useSay()
  const rules = field ? rulesOf(field.facts) : [firstRule]
  const offered = rules.includes(line.rule) ? rules : [...rules, line.rule]
  const options = offered.map((rule) => ({ value: rule, text: say(wordOfRule(rule, field?.facts.kind)) }))
  const choose = (name: string) => {
    const rule = offered.find((one) => one === name)
    if (rule) onChange(ofRule(line, rule, field?.facts))
  }
  return <Choose label={say(words.rule)} chosen={line.rule} onChoose={choose} {...{ id, options }} />
}

function ValuePart({ id, field, line, invalid, describedBy, onChange }: PartProps) {
  const say = useSay()
  return (
    <div className="query-value">
      {field && (
        <>
          <label className="for-readers" htmlFor={id}>
            {say(words.value)}
          </label>
          <ValueInput
            key={line.field}
            {...{ id, line, invalid, describedBy }}
            facts={field.facts}
            onChange={(values) => onChange({ ...line, values })}
          />
        </>
      )}
    </div>
  )
}

/** One condition: its column, its rule, and what it is compared with. */
export function QueryLine({ fields, line, at, problem, onChange, onAdd, onDrop }: Props) {
  const say = useSay()
  const id = useId()
  const field = fields.find((one) => one.field === line.field)
  const told = (isMeant: boolean) => ({ invalid: isMeant, describedBy: isMeant ? `${id}-problem` : undefined })
  const act = (label: string, icon: ReactNode, onClick: () => void) => (
    <button type="button" className="page-bar-button" aria-label={label} title={label} onClick={onClick}>
      {icon}
    </button>
  )
  return (
    <fieldset className="query-line" aria-label={say(words.line, { at })} data-invalid={problem !== undefined || undefined}>
      <ColumnChoice id={`${id}-field`} {...{ fields, line, onChange }} {...told(problem === 'noField')} />
      <RuleChoice id={`${id}-rule`} {...{ field, line, onChange }} />
      <ValuePart id={`${id}-value`} {...{ field, line, onChange }} {...told(problem !== undefined && problem !== 'noField')} />
      <span className="query-line-acts">
        {act(say(words.addBelow, { at }), <Plus size={18} aria-hidden />, onAdd)}
        {act(say(words.dropLine, { at }), <Minus size={18} aria-hidden />, onDrop)}
      </span>
      {problem && (
        <p className="field-problem" id={`${id}-problem`} role="alert">
          {say(problemWords[problem])}
        </p>
      )}
    </fieldset>
  )
}
