import type { Resource } from '../../contract/resource'
import { useLanguage } from '../language/language'
import { nounKeys } from '../resource/noun-keys'
import { useAnswer } from '../resource/use-answer'
import { call } from '../wire/call'

/** What a change made of one field, with what the server says its values mean. `isUnknown`: nobody kept what stood there before. */
export type FieldChange = {
  readonly field: string
  readonly isUnknown: boolean
  readonly before: unknown
  readonly beforeWords?: string
  readonly after: unknown
  readonly afterWords?: string
}

/** One change of a record. `version` counts them from 1; `at`: `YYYY-MM-DD HH:mm:ss`; `by`: a user name. */
export type RecordChange = {
  readonly id: string
  readonly version: number
  readonly verb: string
  readonly at: string
  readonly by: string
  readonly by_dictText: string
  /** It had been held, and somebody decided for it. */
  readonly isDecided: boolean
  readonly changes: readonly FieldChange[]
}
type Page = { readonly records: readonly RecordChange[]; readonly pages: number; readonly total: number }

/** A page of the changes of a record, the last first. Only the server keeps them. */
export const useChanges = ({ name, path }: Resource, id: string, page: number) =>
  useAnswer({
    queryKey: [...nounKeys.record(name, id), 'changes', page],
    queryFn: () => call<Page>('GET', `${path}/changes`, { query: { id, pageNo: page } }),
  })

/** All changes of a record from a day on, the last first, as far as they are kept. */
async function changesSince({ path }: Resource, id: string, from: string): Promise<readonly RecordChange[]> {
  const found: RecordChange[] = []
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo++) {
    const page = await call<Page>('GET', `${path}/changes`, { query: { id, pageNo } })
    found.push(...page.records)
    pages = (found.at(-1)?.at ?? '') >= from ? page.pages : 0
  }
  return found.filter(({ at }) => at >= from)
}

/** The same, once they are wanted, in the words of this language. */
export function useChangesSince(resource: Resource, id: string, from: string, enabled: boolean) {
  const language = useLanguage((state) => state.language)
  return useAnswer({
    queryKey: [...nounKeys.record(resource.name, id), 'changes since', from, language],
    enabled,
    queryFn: () => changesSince(resource, id, from),
  })
}

/** What differs between two versions of a record, by the ids of their changes. */
export const useDifference = ({ name, path }: Resource, id: string, two: readonly [one: string, other: string]) =>
  useAnswer({
    queryKey: [...nounKeys.record(name, id), 'compared', ...two],
    queryFn: () => call<readonly FieldChange[]>('GET', `${path}/compareChanges`, { query: { id, one: two[0], other: two[1] } }),
  })
