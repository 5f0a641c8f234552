import { Camera, Check, Minus } from 'lucide-react'
import type { Ring } from '../../sample-draft'

const radius = 22
const around = 2 * Math.PI * radius
const gap = 6
const third = around / 3 - gap
const steps = ['photo', 'weight', 'sign'] as const

type Props = { ring: Ring; state: 'sampled' | 'excused' | 'missing' }
const signs = { sampled: Check, excused: Minus, missing: Camera } as const

/** A ring in three parts that fill: photo, weight, signature. Its words stand on the card. */
export function StepRing({ ring, state }: Props) {
  const Icon = signs[state]
  return (
    <span className="step-ring" data-state={state} aria-hidden>
      <svg viewBox="0 0 52 52" aria-hidden>
        {steps.map((step, at) => (
          <circle
            key={step}
            data-done={ring[step] || undefined}
            cx="26"
            cy="26"
            r={radius}
            strokeDasharray={`${third} ${around - third}`}
            strokeDashoffset={-(at * (third + gap) + gap / 2)}
          />
        ))}
      </svg>
      <Icon size={20} />
    </span>
  )
}
