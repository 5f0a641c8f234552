import type { Catalogue } from '../../contract/catalogue'
import { groupsOf } from '../../contract/fields/field-group'
import type { Resource } from '../../contract/resource'
import { rightsAskedOf } from '../../contract/sync/line'

type Known = Pick<Catalogue, 'resources' | 'flows'>

/** The document of which the rights to a line are asked, through all those it is itself a line of. */
function documentAsked(resources: Known['resources'], resource: Resource): string | undefined {
  const name = rightsAskedOf(resource)
  const document = resources[name ?? '']
  return (document && documentAsked(resources, document)) ?? name
}

/** What may be done with lines by whoever may do something with their document. */
function rightsTo({ flows }: Known, line: Resource, verb: string): string[] {
  if (verb === 'edit') return [...line.verbs, ...Object.keys(flows[line.name]?.moves ?? {})]
  const same: readonly string[] = ['list', 'add', 'resolve', ...groupsOf(line.fields)]
  return same.includes(verb) ? [verb] : []
}

/** A noun of lines, and the document of which the rights to them are asked. */
type Line = { readonly line: Resource; readonly document: string }

/** The lines of a catalogue that declare no rights of their own. */
export const linesOf = (catalogue: Known): Line[] =>
  Object.values(catalogue.resources).flatMap((line) => {
    const document = documentAsked(catalogue.resources, line)
    return document === undefined ? [] : [{ line, document }]
  })

/** Some permissions with those to lines that come with them. */
export function withLines(catalogue: Known, lines: readonly Line[], codes: readonly string[]): readonly string[] {
  if (lines.length === 0) return codes
  const added = codes.flatMap((code) => {
    const [noun, verb = ''] = code.split(':')
    const theirs = lines.filter(({ document }) => document === noun)
    return theirs.flatMap(({ line }) => rightsTo(catalogue, line, verb).map((right) => `${line.name}:${right}`))
  })
  return [...codes, ...added]
}
