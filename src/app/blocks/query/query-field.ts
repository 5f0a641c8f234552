import type { FieldFacts } from '../../../contract/field'
import type { Resource } from '../../../contract/resource'
import { isFilter } from '../../resource/list/list-address'

/** A column that can be asked for. */
export type QueryField = {
  /** What it is called in the query. */
  readonly field: string
  /** Its kind, what people call it, its dictionary, the noun it refers to, its unit. */
  readonly facts: FieldFacts
  /** What a yes and a no are in the query; Y and N where nothing is said. */
  readonly extendOption?: readonly [yes: string, no: string]
}

/** The columns of a noun, as far as `resource` is what somebody reads of it. What is kept apart, such as pictures and what is encrypted, is none of them. */
export const fieldsOf = (resource: Resource): readonly QueryField[] =>
  Object.entries(resource.fields)
    .filter(([name]) => isFilter(resource, name))
    .map(([field, facts]) => ({ field, facts }))

/** What a yes and a no of a column are in a query. */
export const optionsOf = ({ extendOption = ['Y', 'N'] }: QueryField): readonly [yes: string, no: string] => extendOption
