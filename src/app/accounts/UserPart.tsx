import { KeyRound, LockKeyhole, LockKeyholeOpen } from 'lucide-react'
import { useState } from 'react'
import { User } from '../../contract/system/user'
import { BigButton } from '../design/BigButton'
import { confirmFirst } from '../design/overlay/question'
import { toast } from '../design/overlay/toast'
import { formWords } from '../language/form-words'
import { currentLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { useBeyond } from '../resource/record/use-beyond'
import type { ViewRow } from '../resource/row'
import { useOnline } from '../resource/use-local'
import { useSession } from '../session/session'
import { useCan } from '../session/use-can'
import { explain } from '../wire/explain'
import { freezeUser } from './account-calls'
import { frozenStatus } from './frozen'
import { ResetPasswordSheet } from './ResetPasswordSheet'
import { SecondFactorOff } from './SecondFactorOff'
import { words } from './words'
import './accounts.css'
import '../resource/record/record-part.css'

function useFreezing(row: ViewRow, name: string) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const set = async (isFrozen: boolean) => {
    const question = {
      title: say(words.freezeAsk, { name }),
      body: say(words.freezeWhat, { name }),
      confirm: say(words.freeze),
      danger: true,
    }
    if (isFrozen && !(await confirmFirst(question))) return
    setBusy(true)
    try {
      await freezeUser(row.id, isFrozen)
      toast(say(isFrozen ? words.frozenDone : words.unfrozenDone, { name }))
    } catch (error) {
      toast(explain(error, currentLanguage()), { tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, set }
}

function Steps({ row, name, isFrozen }: { row: ViewRow; name: string; isFrozen: boolean }) {
  const say = useSay()
  const online = useOnline()
  const [resetting, setResetting] = useState(false)
  const { busy, set } = useFreezing(row, name)
  const unreachable = online ? undefined : say(formWords.needsNetwork)
  const Icon = isFrozen ? LockKeyholeOpen : LockKeyhole
  return (
    <div className="flow-bar">
      <BigButton
        icon={<KeyRound size={18} aria-hidden />}
        aria-haspopup="dialog"
        disabled={!online}
        title={unreachable}
        onClick={() => setResetting(true)}
      >
        {say(words.reset)}
      </BigButton>
      <BigButton
        look={isFrozen ? 'plain' : 'danger'}
        icon={<Icon size={18} aria-hidden />}
        disabled={busy || !online}
        title={unreachable}
        onClick={() => void set(!isFrozen)}
      >
        {say(isFrozen ? words.unfreeze : words.freeze)}
      </BigButton>
      <SecondFactorOff id={row.id} name={name} />
      {resetting && <ResetPasswordSheet username={String(row.username)} name={name} onClose={() => setResetting(false)} />}
    </div>
  )
}

/** What the record of an account shows below its fields: whether it may sign in, a new password, freezing and letting in again. */
export function UserPart({ row }: { row: ViewRow }) {
  const say = useSay()
  const can = useCan()
  const me = useSession((state) => state.person?.id)
  const isBeyond = useBeyond(User)
  const isFrozen = row.status === frozenStatus
  const name = String(row.realname ?? row.username ?? '')
  if (!can(`${User.name}:edit`)) return null
  return (
    <div className="record-part">
      {row.id === me && <p className="quiet">{say(words.own)}</p>}
      {isBeyond(row.id) && <p className="quiet">{say(words.beyond)}</p>}
      {row.id !== me && !isBeyond(row.id) && <Steps row={row} name={name} isFrozen={isFrozen} />}
    </div>
  )
}
