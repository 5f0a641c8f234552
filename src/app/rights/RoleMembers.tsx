import { splitComma } from '../blocks/multi-select/comma'
import { UserPicker } from '../blocks/user-picker/UserPicker'
import { BigButton } from '../design/BigButton'
import { Sheet } from '../design/overlay/Sheet'
import { Skeleton } from '../design/Skeleton'
import { StateView } from '../design/StateView'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import type { PartProps } from '../record-page/record-page'
import { explain } from '../wire/explain'
import { words } from './member-words'
import { useMemberChange, useMembers } from './use-members'

/** Chooses who has the role of a record, among all users. */
export function RoleMembers({ row, close }: PartProps & { close: () => void }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const title = say(words.membersOf, { role: String(row.roleName ?? '') })
  const { data: before, error, isError, refetch } = useMembers(row.id)
  const { wanted, isSending, choose, leave } = useMemberChange(row.id, before, close)
  if (before && !isSending)
    return (
      <UserPicker
        open
        many
        store="id"
        {...{ title }}
        chosen={wanted ?? before}
        onChoose={(ids) => choose(splitComma(ids))}
        onClose={leave}
      />
    )
  return (
    <Sheet open {...{ title }} onClose={close}>
      {isError ? (
        <StateView kind="error" title={say('loadFailed')} action={<BigButton onClick={() => void refetch()}>{say('tryAgain')}</BigButton>}>
          {explain(error, language)}
        </StateView>
      ) : (
        <Skeleton rows={5} height={40} />
      )}
    </Sheet>
  )
}
