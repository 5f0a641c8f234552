import { Early } from '../design/Early'
import { useFace } from '../design/face'
import { Suspense } from '../design/Suspense'
import { desktopInput } from './desktop-input'
import type { FieldInputProps } from './field-input'
import { touchInputs } from './touch-inputs'
import './inputs.css'

/** The input of a field, for the hand or the mouse that is there. */
export function FieldInput(props: FieldInputProps) {
  const desktop = useFace() === 'desktop'
  if (!desktop) {
    const Input = touchInputs[props.facts.kind]
    return <Input {...props} />
  }
  return (
    <Suspense fallback={<div className="skeleton" style={{ height: 32 }} />}>
      <Early part={desktopInput} given={props} />
    </Suspense>
  )
}
