import { Building2, Eraser, KeyRound, Lock, LogOut, type LucideIcon, Settings, TabletSmartphone, UserRound } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { Refusal } from '../../../contract/error'
import type { discardRight, UnsentImport } from '../../../contract/system/unsent-import'
import { confirmFirst } from '../../design/overlay/question'
import { dropToast, toast } from '../../design/overlay/toast'
import { accountWords } from '../../language/account-words'
import { currentLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { useLockSetting } from '../../lock/use-lock-setting'
import { currentEngine } from '../../session/current-engine'
import { useSession } from '../../session/session'
import { signOut } from '../../session/sign-out'
import { useCan } from '../../session/use-can'
import { useClearCache } from '../../session/use-clear-cache'
import { openExport } from '../../unsent-file/exporting'
import { explain } from '../../wire/explain'
import { isSilence } from '../../wire/wire-error'
import { centrePath, devicePath } from '../screens/built-in'
import { openAccountSheet } from './account'
import { askAboutUnsent } from './ask-about-unsent'

/** Held against its noun by the compiler alone: the definition is no part of a phone's first load. */
const discard: `${typeof UnsentImport.name}:${typeof discardRight}` = 'salvage:discard'

export type AccountAction = { readonly key: string; readonly icon: LucideIcon; readonly text: string; readonly run: () => void }

/** Hands the device over. Whoever has no PIN yet is asked for one first. */
async function lockOrSet(): Promise<void> {
  const { lockNow } = await import('../../lock/lock-session')
  if (!(await lockNow())) openAccountSheet('pin')
}

/** Departments from which on there is one to switch to. */
const several = 2

/** What a person can do for themselves, in the order of the menu. */
export function useAccountActions(): readonly AccountAction[] {
  const say = useSay()
  const can = useCan()
  const navigate = useNavigate()
  const canLock = useLockSetting()?.isOn
  const canSwitch = useSession((state) => (state.person?.departments ?? several) >= several)
  const clearCache = useClearCache()
  const leave = () =>
    signOut(currentEngine(), {
      sure: () => confirmFirst({ title: say('signOut'), body: say(accountWords.reallySignOut), confirm: say('signOut') }),
      sending: (count) => {
        const said = toast(say(accountWords.sendingFirst, { count }), { seconds: 10 })
        return () => dropToast(said)
      },
      unsent: (count) => askAboutUnsent(say, count, { makeFile: openExport, mayDiscard: can(discard) }),
      untold: (error) =>
        isSilence(error)
          ? toast(say(accountWords.leftUntold), { tone: 'bad', seconds: 10 })
          : toast(explain(error, currentLanguage()), { tone: 'bad' }),
    }).catch((error: unknown) =>
      toast(error instanceof Refusal ? explain(error, currentLanguage()) : say(accountWords.signOutFailed), { tone: 'bad' }),
    )
  return [
    { key: 'account', icon: UserRound, text: say(accountWords.accountCentre), run: () => void navigate(centrePath) },
    { key: 'settings', icon: Settings, text: say('settings'), run: () => openAccountSheet('settings') },
    { key: 'password', icon: KeyRound, text: say('changePassword'), run: () => openAccountSheet('password') },
    ...(canSwitch
      ? [{ key: 'department', icon: Building2, text: say(accountWords.switchDepartment), run: () => openAccountSheet('department') }]
      : []),
    { key: 'device', icon: TabletSmartphone, text: say('deviceTitle'), run: () => void navigate(devicePath) },
    { key: 'cache', icon: Eraser, text: say(accountWords.clearCache), run: () => void clearCache() },
    ...(canLock ? [{ key: 'lock', icon: Lock, text: say(accountWords.lockDevice), run: () => void lockOrSet() }] : []),
    { key: 'leave', icon: LogOut, text: say('signOut'), run: () => void leave() },
  ]
}
