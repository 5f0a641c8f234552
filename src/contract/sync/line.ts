import type { FieldFacts } from '../field'
import type { Values } from '../fields/values'
import type { Resource } from '../resource'

/** The noun whose rows these are lines of. */
export const documentOf = ({ line, fields }: Pick<Resource, 'line' | 'fields'>): string | undefined => line && fields[line.of]?.noun

const freely = ['add', 'edit', 'remove'] as const

/**
 * The nouns whose rows are written in the form of a document of this noun, together with it and all or none: its lines, where whoever edits the
 * document may do everything with them, and where both are written without network.
 */
export const linesWrittenWith = (resources: Readonly<Record<string, Resource>>, { name, offline }: Resource): readonly Resource[] =>
  Object.values(resources).filter(
    (one) =>
      rightsAskedOf(one) === name &&
      offline.mode === 'write' &&
      one.offline.mode === 'write' &&
      freely.every((verb) => one.verbs.includes(verb)),
  )

/** The noun of which the rights to a line are asked; undefined for lines that have rights of their own, and for what is no line. */
export const rightsAskedOf = (resource: Pick<Resource, 'line' | 'fields'>): string | undefined =>
  resource.line?.rights === 'own' ? undefined : documentOf(resource)

/** The sum of a field over rows, in whole steps of its last place, so that nothing is lost on the way. */
export function sumOf({ kind, scale = 2 }: FieldFacts, values: readonly unknown[]): number {
  const steps = kind === 'amount' ? 10 ** scale : 1
  return values.reduce<number>((sum, value) => sum + Math.round(Number(value ?? 0) * steps), 0) / steps
}

/** What a document's lines come to: its worked-out fields. */
export const sumsOf = ({ line, fields }: Pick<Resource, 'line' | 'fields'>, lines: readonly Values[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(line?.sums ?? {}).flatMap(([total, field]) => {
      const facts = fields[field]
      return facts
        ? [
            [
              total,
              sumOf(
                facts,
                lines.map((one) => one[field]),
              ),
            ],
          ]
        : []
    }),
  )

/** A line that takes another one back: the same, with its amounts the other way round. */
export const reversed = <L extends Values>(line: L, amounts: readonly (keyof L & string)[]): L => ({
  ...line,
  ...Object.fromEntries(amounts.map((field) => [field, -Number(line[field] ?? 0)])),
})
