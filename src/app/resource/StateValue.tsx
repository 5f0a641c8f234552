import { Circle, CircleAlert, CircleCheck, CircleDashed, CircleEllipsis, CircleX } from 'lucide-react'
import type { FieldFacts } from '../../contract/field'
import { Sign } from '../design/Sign'
import { FieldValue } from '../fields/FieldValue'
import { useTone } from './use-tone'

const icons = { good: CircleCheck, bad: CircleX, care: CircleAlert, late: CircleEllipsis, open: CircleDashed, plain: Circle } as const

type Props = { facts: FieldFacts; value: unknown; words?: unknown }

/** A value as a person reads it; one that says how something stands as colour, sign and word. */
export function StateValue(props: Props) {
  const tone = useTone(props.facts, props.value)
  const value = <FieldValue {...props} />
  if (!tone) return value
  const Icon = icons[tone]
  return (
    <Sign tone={tone} icon={<Icon size={14} aria-hidden />}>
      {value}
    </Sign>
  )
}
