import { useState } from 'react'
import { useAnswer } from '../../resource/use-answer'
import type { PageAsked, PickedPage, RecordSource } from './record-source'

/** How a page is asked for, and how that is changed. Anything but another page begins at the first one again. */
export type RecordPage = {
  readonly asked: PageAsked
  readonly change: (change: Partial<PageAsked>) => void
  /** Undefined until there is one. Where the next is still on its way it is the one before. */
  readonly found: PickedPage | undefined
  readonly error: unknown
  readonly isLoading: boolean
  readonly again: () => void
}

type State = { readonly key: string; readonly asked: PageAsked }

/** One page of rows to choose from, `size` of them at first. */
export function useRecordPage(source: RecordSource, size: number): RecordPage {
  const [state, setState] = useState<State>({ key: source.key, asked: { page: 1, size, filters: {} } })
  const asked = state.key === source.key ? state.asked : { ...state.asked, page: 1 }
  const answer = useAnswer({
    queryKey: ['pick', source.key, asked],
    queryFn: ({ signal }) => source.page(asked, signal),
    placeholderData: (before: PickedPage | undefined) => before,
    staleTime: 0,
    retry: false,
  })
  return {
    asked,
    change: (changed) => setState({ key: source.key, asked: { ...asked, page: 1, ...changed } }),
    found: answer.data,
    error: answer.isError ? answer.error : undefined,
    isLoading: answer.isFetching,
    again: () => void answer.refetch(),
  }
}
