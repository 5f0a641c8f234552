import { CallButton } from '../../../../app/design/call/CallButton'
import { useSay } from '../../../../app/language/use-say'
import type { PartProps } from '../../../../app/record-page/record-page'
import { label } from '../../../../contract/label'

const call = label('致电', 'Call')

/** Rings somebody who works here, for whoever may read the number. */
export function CallStaff({ row: { name, phone } }: PartProps) {
  const say = useSay()
  if (typeof phone !== 'string' || !phone) return null
  return (
    <CallButton className="act" name={String(name ?? '')} phone={phone}>
      {say(call)}
    </CallButton>
  )
}
