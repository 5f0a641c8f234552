import { type ReactNode, useId, useMemo } from 'react'
import type { FieldFacts } from '../../../../contract/field'
import type { Counts } from '../../../../contract/list/summary'
import { dayOf } from '../../../../contract/time'
import { clockNow } from '../../../clock/clock'
import { useDict } from '../../../fields/choice/use-dict'
import { FieldFrame } from '../../../fields/FieldFrame'
import { useSay } from '../../../language/use-say'
import { useProduct } from '../../../shell/product'
import type { ViewRow } from '../../row'
import { useLocalRows } from '../../use-local'
import { unknownTitle, useTitles } from '../../use-titles'
import { filterOf, valuesOf } from '../filter-values'
import { byDefault } from '../row-order'

type Props = {
  facts: FieldFacts
  value: string | undefined
  /** Undefined where nobody has counted. */
  counts: Counts | undefined
  onChange: (value: string | undefined) => void
}

/** References of which more are chosen from by searching. */
const most = 20
const none: readonly never[] = []

/** The rows of a noun as its list opens with them, as far as they lie on this device. */
function useOrdered(noun: string | undefined): readonly ViewRow[] {
  const resource = useProduct().catalogue.resources[noun ?? '']
  const rows = useLocalRows(noun ?? '', resource !== undefined && resource.offline.mode !== 'none')
  const today = dayOf(clockNow())
  return useMemo(() => (resource && rows ? [...rows].sort(byDefault(resource, today)) : none), [resource, rows, today])
}

/** The values of a field that lie open, with what each is called; undefined of a field that is searched in another way. */
function useOpenValues({ kind, dict, noun }: FieldFacts, counts: Counts | undefined, chosen: readonly string[]) {
  const say = useSay()
  const options = useDict(dict)
  const isRef = kind === 'ref' || kind === 'refs'
  const ids = isRef && counts ? [...new Set([...Object.keys(counts), ...chosen])].filter(Boolean) : none
  const ordered = useOrdered(isRef ? noun : undefined)
  const titles = useTitles(noun, ids.length <= most ? ids : none)
  if (kind === 'boolean') return (['yes', 'no'] as const).map((word) => ({ value: String(word === 'yes'), text: say(word) }))
  if (kind === 'dict' || kind === 'dicts') return options
  if (!isRef || !counts || ids.length > most) return undefined
  const place = new Map(ordered.map(({ id }, at) => [id, at]))
  const placeOf = (id: string) => place.get(id) ?? ordered.length
  return [...ids].sort((one, two) => placeOf(one) - placeOf(two)).map((value) => ({ value, text: titles[value] ?? unknownTitle }))
}

/** The choices of a field as they lie open, of which any chosen one will do, each with the rows it would leave. What would leave none is dimmed, and can be chosen all the same. */
export function FilterChips({
  facts,
  value,
  counts,
  onChange,
  children,
}: Props & { /** How it is searched where its values do not lie open. */ children: ReactNode }) {
  const id = useId()
  const say = useSay()
  const chosen = valuesOf(value)
  const values = useOpenValues(facts, counts, chosen)
  if (!values || values.length === 0) return children
  return (
    <FieldFrame id={id} facts={{ ...facts, required: true }}>
      <fieldset className="chips plain-set" id={id} aria-label={say(facts.label)}>
        {values.map((one) => {
          const count = counts && (counts[one.value] ?? 0)
          const isChosen = chosen.includes(one.value)
          return (
            <button
              key={one.value}
              type="button"
              className="chip"
              data-none={count === 0 || undefined}
              aria-pressed={isChosen}
              onClick={() => onChange(filterOf(isChosen ? chosen.filter((other) => other !== one.value) : [...chosen, one.value]))}
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
