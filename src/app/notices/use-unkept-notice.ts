import { AnnouncementSend } from '../../contract/system/announcement-send'
import { nounKeys } from '../resource/noun-keys'
import { useAnswer } from '../resource/use-answer'
import { askForMine, inOneOf } from './history/my-notices'
import type { Notice } from './notice'

/** `notice`: null when there is none for this person, undefined until the server has said so. */
export type UnkeptNotice = { readonly notice: Notice | null | undefined; readonly isFailed: boolean }

/** A notice this device does not keep, or not yet, from the server, by its own id or that of its receipt. Asks only while it is wanted. */
export function useUnkeptNotice(id: string, isWanted: boolean): UnkeptNotice {
  const query = { pageNo: 1, pageSize: 1, ...inOneOf(['id', 'anntId'], 'eq', id) }
  const { data, isError } = useAnswer({
    queryKey: nounKeys.list(AnnouncementSend.name, query),
    queryFn: ({ signal }) => askForMine(query, signal),
    enabled: isWanted,
  })
  return { notice: data && (data.records[0] ?? null), isFailed: isError }
}
