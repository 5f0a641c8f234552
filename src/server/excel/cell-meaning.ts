import { refuse, refuseFields } from '../../contract/error'
import type { FieldFacts } from '../../contract/field'
import { fenOfText, gramsOfText, minutesOfText } from '../../contract/fields/measure'
import { regionOf } from '../../contract/fields/region-names'
import { titlePath } from '../../contract/title-path'
import type { Person } from '../auth/person'
import type { Engine } from '../engine'
import type { Texts } from '../resource/dict-text'
import { asYes } from './columns'
import { idsNamed } from './ids-named'

type Asking = { readonly engine: Engine; readonly person: Person }
/** Finds the id of the row of a noun that is meant by its id, its title or another name of its own. */
export type Finder = (field: string, name: string) => string | undefined

/** Most parts of a cell, and different names in a column. */
const most = { parts: 500, names: 5000 }

const partsOf = (text: string): string[] =>
  text
    .split(/[,，、]/, most.parts + 1)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Looks up, for a column that refers to others, all rows its cells name. */
export async function finderOf(
  { engine, person }: Asking,
  columns: ReadonlyMap<string, FieldFacts>,
  cellsOf: (field: string) => string[],
): Promise<Finder> {
  const known = new Map<string, ReadonlyMap<string, string | undefined>>()
  for (const [field, { noun }] of columns) {
    if (!noun) continue
    const names = [...new Set(cellsOf(field).flatMap(partsOf))]
    if (names.length > most.names) refuse('record.too-many', { max: most.names })
    known.set(field, await idsNamed(engine, person, titlePath(engine.catalogue, noun), names))
  }
  return (field, name) => known.get(field)?.get(name)
}

/** A cell as calls take the field's value: choices by their values, references by their ids. */
export function meantBy(field: string, facts: FieldFacts, text: string, texts: readonly Texts[], find: Finder): unknown {
  const choice = (part: string) =>
    texts.flatMap((all) => [...(all.get(facts.dict ?? '') ?? [])]).find(([, said]) => said === part)?.[0] ?? part
  const reference = (part: string) => find(field, part) ?? refuseFields({ [field]: { code: 'field.missing-row' } })
  if (facts.kind === 'dict') return choice(text)
  const isList = facts.kind === 'dicts' || facts.kind === 'refs'
  if (isList && partsOf(text).length > most.parts) refuseFields({ [field]: { code: 'field.many', values: { max: most.parts } } })
  if (facts.kind === 'dicts') return partsOf(text).map(choice)
  if (facts.kind === 'ref') return reference(text)
  if (facts.kind === 'refs') return partsOf(text).map(reference)
  if (facts.kind === 'region') return regionOf(text) ?? text
  if (facts.kind === 'weight') return gramsOfText(text, facts.unit)
  if (facts.kind === 'duration') return minutesOfText(text)
  if (facts.kind === 'money') return fenOfText(text)
  if (facts.kind === 'percent') return text.replace(/\s*%$/, '')
  return facts.kind === 'boolean' ? asYes(text) : text
}
