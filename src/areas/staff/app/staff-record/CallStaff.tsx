import { Phone } from 'lucide-react'
import { useSay } from '../../../../app/language/use-say'
import type { PartProps } from '../../../../app/record-page/record-page'
import { label } from '../../../../contract/label'

const words = { call: label('致电', 'Call'), callWhom: label('呼叫 {name}，{phone}', 'Call {name}, {phone}') } as const

/** Rings somebody who works here, for whoever may read the number. */
export function CallStaff({ row: { name, phone } }: PartProps) {
  const say = useSay()
  if (typeof phone !== 'string' || !phone) return null
  return (
    <a className="big-button act" data-look="main" href={`tel:${phone}`} aria-label={say(words.callWhom, { name, phone })}>
      <Phone size={18} aria-hidden />
      <span>{say(words.call)}</span>
    </a>
  )
}
