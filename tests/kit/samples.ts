import type { Area, DefinedIn } from '../../src/contract/area'
import type { Resource, Row } from '../../src/contract/resource'
import type { Caller } from './server/open-house'

export type Values = Record<string, unknown>

/** Where a row is to be made: calls of somebody who may, and a way to make what it needs. */
type House = { readonly call: Caller; readonly make: (resource: Resource, given?: Values) => Promise<Row> }

/** What the rules of a noun ask beyond its facts: rows that must be there, and values that must fit each other. `n` counts rows made. */
export type Sample = (house: House, given: Values, n: number) => Promise<Values>

/** Those of the nouns of one area. */
export type Samples<A extends Area> = { readonly [N in DefinedIn<A>['name']]?: Sample }
