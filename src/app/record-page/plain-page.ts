import { AlignJustify, ListOrdered, Waypoints } from 'lucide-react'
import { kindOf } from '../../contract/fields/kind'
import type { Resource } from '../../contract/resource'
import { sectionsOf } from '../resource/form/form-sections'
import type { PartFacts, RecordPage } from './record-page'
import { ReferringPart } from './referring/ReferringPart'
import { refersBy } from './referring/refers-by'
import { words } from './words'

/** Most facts below the name. */
const mostFacts = 3
/** Lines of a document that are shown, and pixels of a line of fields and of a row on their way. */
const [mostLines, line, rowHeight] = [20, 48, 96]

/** What a list says of a row that one line can hold, beside its name and state. */
const factsOf = ({ list, title, avatar, fields }: Resource, state: string | undefined): readonly string[] =>
  list
    .filter((name) => ![title, avatar, state].includes(name) && !kindOf(fields[name])?.apart && fields[name]?.kind !== 'note')
    .slice(0, mostFacts)

function fieldParts(resource: Resource): PartFacts[] {
  const sections = sectionsOf(resource)
  return sections.map(({ label, lines }, at) => ({
    name: lines[0]?.[0] ?? resource.name,
    order: at,
    title: label ?? words.basics,
    icon: AlignJustify,
    width: sections.length === 1 ? 'full' : 'half',
    height: lines.length * line,
    fields: lines,
  }))
}

const isLineOf = ({ line, fields }: Resource, noun: string): boolean => line !== undefined && fields[line.of]?.noun === noun

function linePart(one: Resource): PartFacts[] {
  if (!one.line) return []
  const { of, order } = one.line
  return [
    {
      name: one.name,
      order: 100,
      title: one.label,
      icon: ListOrdered,
      width: 'full',
      height: rowHeight,
      rows: { noun: one.name, by: of, show: one.list.filter((name) => name !== of && name !== order), first: mostLines, add: true },
    },
  ]
}

/**
 * The page of a noun nobody has written one for: its form in its sections, its lines, and who refers to it. `others`: the nouns whose rows this
 * person may list. `state`: the field its flow moves.
 */
export function plainPage(resource: Resource, others: readonly Resource[], state: string | undefined): RecordPage {
  const { name } = resource
  const referring: PartFacts = {
    name: 'referring',
    order: 200,
    title: words.referring,
    icon: Waypoints,
    width: 'full',
    height: rowHeight,
    part: ReferringPart,
  }
  const isReferred = others.some((one) => refersBy(one, name).length > 0)
  return {
    head: { ...(state && { state }), facts: factsOf(resource, state) },
    parts: [...fieldParts(resource), ...others.filter((one) => isLineOf(one, name)).flatMap(linePart), ...(isReferred ? [referring] : [])],
  }
}
