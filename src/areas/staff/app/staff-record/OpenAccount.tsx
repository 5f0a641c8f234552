import { UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { toast } from '../../../../app/design/overlay/toast'
import { Skeleton } from '../../../../app/design/Skeleton'
import { asText } from '../../../../app/fields/field-input'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import type { PartProps } from '../../../../app/record-page/record-page'
import { RecordForm } from '../../../../app/resource/form/RecordForm'
import { useSave } from '../../../../app/resource/form/use-save'
import { useList } from '../../../../app/resource/list/use-list'
import { useCan } from '../../../../app/session/use-can'
import { explain } from '../../../../app/wire/explain'
import { readablePart } from '../../../../contract/access'
import { Role } from '../../../../contract/system/role'
import { User } from '../../../../contract/system/user'
import { roleOfPost } from './role-of-post'
import { staffWords as words } from './staff-words'

/** The form of an account, filled in with what is known of the person, and with the role the post comes with. */
function AccountForm({ resource, row, close }: PartProps & { close: () => void }) {
  const can = useCan()
  const language = useLanguage((state) => state.language)
  const user = useMemo(() => readablePart(User, can), [can])
  const { save } = useSave(resource)
  const wanted = roleOfPost[asText(row.post)]
  // Codes are found by a piece of them: who teaches would else be given the class of a head teacher too.
  const { rows, phase } = useList(Role, { page: 1, size: 100, sorts: [], filters: { roleCode: wanted ?? '' } })
  if (phase === 'loading') return <Skeleton rows={6} height={56} />
  const staffNo = asText(row.staffNo)
  const given = {
    username: staffNo.toLowerCase(),
    realname: row.name,
    workNo: staffNo,
    phone: row.phone,
    sex: row.sex,
    roles: rows.filter(({ roleCode }) => roleCode === wanted).map(({ id }) => id),
    ...(row.deptId ? { departments: [row.deptId] } : {}),
  }
  const link = async (userId: string) => {
    try {
      await save({ row, patch: { userId } })
    } catch (error) {
      toast(explain(error, language), { tone: 'bad' })
    }
    close()
  }
  return <RecordForm resource={user} about={{ staff: row.id }} given={given} onSaved={(userId) => void link(userId)} onCancel={close} />
}

/** Gives somebody who works here an account to sign in with. */
export function OpenAccount(props: PartProps) {
  const say = useSay()
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!can('user:add') || !can('staff:edit')) return null
  return (
    <>
      <BigButton icon={<UserPlus size={18} aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say(words.openAccount)}
      </BigButton>
      {isOpen && (
        <Sheet open title={say(words.accountOf, { name: asText(props.row.name) })} onClose={close} width={720}>
          <AccountForm {...props} close={close} />
        </Sheet>
      )}
    </>
  )
}
