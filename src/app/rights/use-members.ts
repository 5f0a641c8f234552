import { useRef, useState } from 'react'
import { mostAlike } from '../../contract/query'
import { User } from '../../contract/system/user'
import type { PickedPage } from '../blocks/record-picker/record-source'
import { toast } from '../design/overlay/toast'
import { currentLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { nounKeys } from '../resource/noun-keys'
import { queries } from '../resource/queries'
import { useAnswer } from '../resource/use-answer'
import { call } from '../wire/call'
import { explain } from '../wire/explain'
import { words } from './member-words'

/** What people are members of, and where that is changed: roles of the house, those of departments, and departments are kept alike. */
export type Held = {
  /** What its calls name it by. */
  readonly by: 'roleId' | 'depId'
  readonly id: string
  readonly list: string
  readonly add: string
  readonly take: string
}

const add = ({ by, id, add: path }: Held, userIdList: readonly string[]) => call('POST', path, { body: { [by]: id, userIdList } })
const take = ({ by, id, take: path }: Held, ids: readonly string[]) =>
  call('DELETE', path, { query: { [by]: id, userIds: `${ids.join(',')},` } })

/** Ids of the members; of more than can be changed at once none, and then they are only added to. */
export function useMembers({ by, id: of, list }: Held) {
  return useAnswer({
    queryKey: nounKeys.list(User.name, { membersOf: of }),
    queryFn: async ({ signal }) => {
      const query = { [by]: of, pageNo: 1, pageSize: mostAlike }
      const { records, total } = await call<PickedPage>('GET', list, { query, signal })
      return total > records.length ? [] : records.map(({ id }) => String(id))
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}

/** Changes who is a member: only who is added and who is taken away is sent. Where that is refused, the choice is there again as `wanted`. */
export function useMemberChange(held: Held, before: readonly string[] | undefined, onDone: () => void) {
  const say = useSay()
  const [wanted, setWanted] = useState<readonly string[]>()
  const [isSending, setSending] = useState(false)
  // A picker closes with the choice; this goes on until it is kept.
  const isChosen = useRef(false)
  const send = async (added: readonly string[], taken: readonly string[]) => {
    if (added.length > 0) await add(held, added)
    if (taken.length > 0) await take(held, taken)
    if (added.length + taken.length > 0) toast(say(words.membersSaved, { added: added.length, taken: taken.length }))
  }
  const choose = async (values: readonly string[]) => {
    isChosen.current = true
    setSending(true)
    try {
      await send(
        values.filter((one) => !before?.includes(one)),
        (before ?? []).filter((one) => !values.includes(one)),
      )
      onDone()
    } catch (problem) {
      toast(explain(problem, currentLanguage()), { tone: 'bad' })
      isChosen.current = false
      setWanted(values)
      setSending(false)
    } finally {
      void queries.invalidateQueries({ queryKey: nounKeys.all(User.name) })
    }
  }
  return { wanted, isSending, choose: (values: readonly string[]) => void choose(values), leave: () => !isChosen.current && onDone() }
}
