import type { Fields, ValueOf } from '../../contract/field'
import type { Resource } from '../../contract/resource'
import type { Given } from './fill'

type MayBeEmpty<F extends Fields> = { [Name in keyof F]: null extends ValueOf<F[Name]> ? Name : never }[keyof F]

/** Values of a new row: what the noun requires must be there, what it allows may be. */
type Filled<F extends Fields> = { readonly [Name in Exclude<keyof F, MayBeEmpty<F>>]: ValueOf<F[Name]> } & {
  readonly [Name in MayBeEmpty<F>]?: ValueOf<F[Name]>
}

/** A row of one noun. */
export type RowOf<R extends Resource> = Given & { readonly values: Filled<R['fields']> }

/** A row of one noun; its values are checked against the noun's fields by the compiler. */
export const row = <R extends Resource>(_of: R, id: string, values: Filled<NoInfer<R>['fields']>, scope = 'all'): RowOf<R> => ({
  id,
  scope,
  values,
})
