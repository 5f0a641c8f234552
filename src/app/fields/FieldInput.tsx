import { Suspense } from 'react'
import { useFace } from '../design/face'
import { lazyPart } from '../design/lazy-part'
import type { FieldInputProps } from './field-input'
import { touchInputs } from './touch-inputs'
import './inputs.css'

const DesktopInput = lazyPart(() => import('./desktop/DesktopInput').then((file) => file.DesktopInput))

/** The input of a field, for the hand or the mouse that is there. */
export function FieldInput(props: FieldInputProps) {
  const desktop = useFace() === 'desktop'
  if (!desktop) {
    const Input = touchInputs[props.facts.kind]
    return <Input {...props} />
  }
  return (
    <Suspense fallback={<div className="skeleton" style={{ height: 32 }} />}>
      <DesktopInput {...props} />
    </Suspense>
  )
}
