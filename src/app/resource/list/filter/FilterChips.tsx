import { type ReactNode, useId } from 'react'
import type { FieldFacts } from '../../../../contract/field'
import { useDict } from '../../../fields/choice/use-dict'
import { FieldFrame } from '../../../fields/FieldFrame'
import { useSay } from '../../../language/use-say'
import { unknownTitle, useTitles } from '../../use-titles'
import type { ValueCounts } from './use-draft-counts'

type Props = {
  facts: FieldFacts
  value: string | undefined
  /** Undefined where nobody has counted. */
  counts: ValueCounts | undefined
  onChange: (value: string | undefined) => void
}

/** References of which more are chosen from by searching. */
const most = 20
const none: readonly string[] = []

/** The values of a field that lie open, with what each is called; undefined of a field that is searched in another way. */
function useOpenValues({ kind, dict, noun }: FieldFacts, counts: ValueCounts | undefined, chosen: string | undefined) {
  const say = useSay()
  const options = useDict(dict)
  const isRef = kind === 'ref' || kind === 'refs'
  const ids = isRef && counts ? [...new Set([...counts.keys(), ...(chosen ? [chosen] : [])])] : none
  const titles = useTitles(noun, ids.length <= most ? ids : none)
  if (kind === 'boolean') return (['yes', 'no'] as const).map((word) => ({ value: String(word === 'yes'), text: say(word) }))
  if (kind === 'dict' || kind === 'dicts') return options
  if (!isRef || !counts || ids.length > most) return undefined
  return ids
    .map((value) => ({ value, text: titles[value] ?? unknownTitle }))
    .sort((one, two) => one.text.localeCompare(two.text, 'zh-CN', { numeric: true }))
}

/** The choices of a field as they lie open, each with the rows it would leave. What would leave none is dimmed, and can be chosen all the same. */
export function FilterChips({
  facts,
  value,
  counts,
  onChange,
  children,
}: Props & { /** How it is searched where its values do not lie open. */ children: ReactNode }) {
  const id = useId()
  const say = useSay()
  const values = useOpenValues(facts, counts, value)
  if (!values || values.length === 0) return children
  return (
    <FieldFrame id={id} facts={{ ...facts, required: true }}>
      <fieldset className="chips plain-set" id={id} aria-label={say(facts.label)}>
        {values.map((one) => {
          const count = counts && (counts.get(one.value) ?? 0)
          const isChosen = value === one.value
          return (
            <button
              key={one.value}
              type="button"
              className="chip"
              data-none={count === 0 || undefined}
              aria-pressed={isChosen}
              onClick={() => onChange(isChosen ? undefined : one.value)}
            >
              {one.text}
              {count !== undefined && <span className="figures chip-count">{count}</span>}
            </button>
          )
        })}
      </fieldset>
    </FieldFrame>
  )
}
