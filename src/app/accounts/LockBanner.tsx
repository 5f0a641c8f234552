import { ShieldAlert } from 'lucide-react'
import { tellingFailures } from '../../contract/system/account-sign-ins'
import { User } from '../../contract/system/user'
import { BannerLine } from '../record-page/BannerLine'
import type { PartProps } from '../record-page/record-page'
import { useCan } from '../session/use-can'
import { useSignIns } from './use-sign-ins'
import { words } from './words'

function Told({ resource, row }: PartProps) {
  const { data } = useSignIns(row.id)
  if (!data || (data.wait === 0 && data.failures < tellingFailures)) return null
  const { wait, failures } = data
  return (
    <BannerLine
      {...{ resource, row }}
      banner={{
        tone: wait > 0 ? 'bad' : 'care',
        icon: ShieldAlert,
        title: wait > 0 ? words.locked : words.tried,
        values: { count: failures, seconds: wait },
        words: words.triedWhat,
        part: 'sign-ins',
      }}
    />
  )
}

/** Wrong passwords somebody has tried, and whether the account has to wait for it. */
export function LockBanner(props: PartProps) {
  const can = useCan()
  return can(`${User.name}:edit`) && <Told {...props} />
}
