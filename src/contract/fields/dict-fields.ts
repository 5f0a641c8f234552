import type { FieldFacts } from '../field'
import type { Resource } from '../resource'

/** A field whose values are of a dictionary. `inner`: the field of its entries that holds them. */
export type DictField = {
  readonly resource: Resource
  readonly field: string
  readonly facts: FieldFacts
  readonly inner?: string
}

/** Every field of these nouns that takes its values from a dictionary. */
export const dictFields = (resources: Readonly<Record<string, Resource>>, code: string): DictField[] =>
  Object.values(resources).flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([field, facts]): DictField[] => [
      ...(facts.dict === code ? [{ resource, field, facts }] : []),
      ...Object.entries(facts.of ?? {}).flatMap(([inner, of]) => (of.dict === code ? [{ resource, field, facts: of, inner }] : [])),
    ]),
  )
