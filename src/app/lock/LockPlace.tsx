import { useEffect } from 'react'
import { lazyPart } from '../design/lazy-part'
import { Suspense } from '../design/Suspense'
import { useSession } from '../session/session'
import { forgetPin } from './pin-hint'
import { useLockSetting } from './use-lock-setting'

const LockKeeper = lazyPart(() => import('./LockKeeper').then((file) => file.LockKeeper))

/** Watches over a shared device where the house wants it. Where it no longer does, the person's PIN is taken away. */
export function LockPlace() {
  const setting = useLockSetting()
  const tenant = useSession((state) => state.tenant)
  const user = useSession((state) => state.person?.id)
  const isOff = setting?.isOn === false
  useEffect(() => {
    if (isOff) void forgetPin(tenant, user)
  }, [isOff, tenant, user])
  return setting?.isOn ? (
    <Suspense>
      <LockKeeper minutes={setting.minutes} />
    </Suspense>
  ) : null
}
