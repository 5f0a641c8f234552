import { useMemo } from 'react'
import { advancedFilter, readAdvancedQuery, writeAdvancedQuery } from '../../../../contract/list/advanced-query'
import type { Resource } from '../../../../contract/resource'
import { QueryButton } from '../../../blocks/query/QueryButton'
import { fieldsOf } from '../../../blocks/query/query-field'
import type { ListState } from '../list-address'

type Filters = ListState['filters']
type Props = {
  /** As far as this person reads it. */
  readonly resource: Resource
  readonly filters: Filters
  readonly onFilters: (filters: Filters) => void
}

/** The advanced query of any noun's list, kept as one of its filters: so it stands in the address, in saved views, and in every call that asks for its rows. */
export function ListQuery({ resource, filters, onFilters }: Props) {
  const { [advancedFilter]: text, ...others } = filters
  const fields = useMemo(() => fieldsOf(resource), [resource])
  const query = useMemo(() => readAdvancedQuery(text), [text])
  return (
    <QueryButton
      {...{ fields, query }}
      saveCode={resource.name}
      onQuery={(asked) => onFilters(asked ? { ...others, [advancedFilter]: writeAdvancedQuery(asked) } : others)}
    />
  )
}
