import { refuse, refuseFields } from '../../contract/error'
import type { FieldFacts } from '../../contract/field'
import { fenOfText, gramsOfText, minutesOfText } from '../../contract/fields/measure'
import { regionOf } from '../../contract/fields/region-names'
import { titlePath } from '../../contract/title-path'
import type { Person } from '../auth/person'
import type { Engine } from '../engine'
import { mostParts, partsOf } from './cell-list'
import type { ChoiceNames } from './choice-names'
import { asYes } from './columns'
import { openNamed } from './ids-named'

type Asking = { readonly engine: Engine; readonly person: Person }
/** Finds the id of the row of a noun that is meant by its id, its title or another name of its own. */
export type Finder = (field: string, name: string) => string | undefined

/** Most different names in a column. */
const mostNames = 5000

const isList = ({ kind }: FieldFacts): boolean => kind === 'dicts' || kind === 'refs'

const plainDay = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/
/** A day as people write it. */
function dayOf(text: string): string {
  const [, year, month = '', day = ''] = plainDay.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

/** Looks up, for a column that refers to others, all rows its cells name. */
export async function finderOf(
  { engine, person }: Asking,
  columns: ReadonlyMap<string, FieldFacts>,
  cellsOf: (field: string) => string[],
): Promise<Finder> {
  const known = new Map<string, (name: string) => string | undefined>()
  for (const [field, facts] of columns) {
    if (!facts.noun) continue
    const cells = cellsOf(field)
    const names = [...new Set(isList(facts) ? cells.flatMap(partsOf) : cells)]
    if (names.length > mostNames) refuse('record.too-many', { max: mostNames })
    known.set(field, await openNamed(engine, person, titlePath(engine.catalogue, facts.noun), names))
  }
  return (field, name) => known.get(field)?.(name)
}

/** A cell as calls take the field's value: choices by their values, references by their ids. */
export function meantBy(field: string, facts: FieldFacts, text: string, names: ChoiceNames, find: Finder): unknown {
  const { kind } = facts
  const choice = (part: string) => names.meantBy(facts.dict ?? '', part)
  const reference = (part: string) => find(field, part) ?? refuseFields({ [field]: { code: 'field.missing-row' } })
  if (isList(facts)) {
    const parts = partsOf(text)
    if (parts.length > mostParts) refuseFields({ [field]: { code: 'field.many', values: { max: mostParts } } })
    return parts.map(kind === 'dicts' ? choice : reference)
  }
  if (kind === 'dict') return choice(text)
  if (kind === 'ref') return reference(text)
  if (kind === 'date') return dayOf(text)
  if (kind === 'region') return regionOf(text) ?? text
  if (kind === 'weight') return gramsOfText(text, facts.unit)
  if (kind === 'duration') return minutesOfText(text)
  if (kind === 'money') return fenOfText(text)
  if (kind === 'percent') return text.replace(/\s*%$/, '')
  return kind === 'boolean' ? asYes(text) : text
}
