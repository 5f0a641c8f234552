import { type DefaultError, type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { queries } from './queries'

/** What the server answers to a question, kept as long as it may be shown. Screens that live from the device's own copy need none of this. */
export const useAnswer = <T, E = DefaultError, D = T, K extends QueryKey = QueryKey>(
  asked: UseQueryOptions<T, E, D, K>,
): UseQueryResult<D, E> => useQuery(asked, queries)
