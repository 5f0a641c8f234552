import type { Resource } from '../../contract/resource'
import { isExistingClient } from '../http/existing-client'
import type { Call } from '../http/route'
import { knownPart, parseQuery } from './parse-query'

/** What a call asks of rows of a noun. Existing clients ask for things rows here do not have as well, which the wire contract passes over. */
export const askedBy = <Q extends Readonly<Record<string, unknown>>>(
  resource: Resource,
  { request }: Pick<Call<unknown>, 'request'>,
  query: Q,
) => (isExistingClient(request) ? knownPart(resource, query) : query)

/** The same, read as a query. */
export const queryBy = (resource: Resource, call: Pick<Call<unknown>, 'request'>, query: Readonly<Record<string, unknown>>) =>
  parseQuery(resource, askedBy(resource, call, query))
