import { keepPreviousData } from '@tanstack/react-query'
import type { Page } from '../../../contract/query'
import { useLanguage } from '../../language/language'
import { useAnswer } from '../../resource/use-answer'
import { call } from '../../wire/call'

/** One change of some record. `createTime`: `YYYY-MM-DD HH:mm:ss`; `createBy`: a user name; `fields`: those that are otherwise since. */
export type LoggedChange = {
  readonly id: string
  readonly noun: string
  readonly dataId: string
  readonly dataVersion: number
  /** What the record was called then. */
  readonly title: string
  readonly verb: string
  readonly isDecided: boolean
  readonly fields: readonly string[]
  readonly createBy: string
  readonly createBy_dictText: string
  readonly createTime: string
}

const pageSize = 20

/** A page of the latest changes of one kind of record, or of all somebody may see; the last first. */
export function useDataLog(noun: string | undefined, page: number) {
  const language = useLanguage((state) => state.language)
  return useAnswer({
    queryKey: ['data-log', noun ?? null, page, language],
    queryFn: ({ signal }) =>
      call<Page<LoggedChange>>('GET', '/sys/dataLog/list', {
        query: { ...(noun && { dataTable: noun }), pageNo: page, pageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
