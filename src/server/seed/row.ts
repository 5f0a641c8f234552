import type { Fields, ValueOf } from '../../contract/field'
import type { Resource } from '../../contract/resource'
import type { Given } from './fill'

type MayBeEmpty<F extends Fields> = { [Name in keyof F]: null extends ValueOf<F[Name]> ? Name : never }[keyof F]

/** Values of a new row: what the noun requires must be there, what it allows may be. */
export type Filled<F extends Fields> = { readonly [Name in Exclude<keyof F, MayBeEmpty<F>>]: ValueOf<F[Name]> } & {
  readonly [Name in MayBeEmpty<F>]?: ValueOf<F[Name]>
}

/** A row of one noun; its values are checked against the noun's fields by the compiler. */
export const row = <F extends Fields>(_of: Resource<F>, id: string, values: Filled<F>, scope = 'all'): Given => ({ id, scope, values })
