import { useId } from 'react'
import { FieldFrame } from '../../fields/FieldFrame'
import { FieldInput } from '../../fields/FieldInput'
import type { useAsked } from './use-asked'

/** What a move asks for, once for all rows. */
export function WhatIsAsked({ asked: { fields, values, set } }: { asked: ReturnType<typeof useAsked> }) {
  const id = useId()
  return Object.entries(fields).map(([name, facts]) => (
    <FieldFrame key={name} id={`${id}${name}`} facts={facts}>
      <FieldInput id={`${id}${name}`} facts={facts} value={values[name] ?? null} onChange={(value) => set(name, value)} />
    </FieldFrame>
  ))
}
