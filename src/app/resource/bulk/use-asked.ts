import { useState } from 'react'
import { checkFields } from '../../../contract/check'
import type { Fields } from '../../../contract/field'
import type { Values } from '../../../contract/fields/values'
import type { Move } from '../../../contract/flow'
import type { Resource } from '../../../contract/resource'

/** What a move asks for, of several rows once: what it needs, it needs of each. */
export function askedOf({ fields }: Resource, move: Move | undefined): Fields {
  const { asks = [], needs = [], anew = [] } = move ?? {}
  return Object.fromEntries(
    asks.flatMap((name) => {
      const facts = fields[name]
      return facts ? [[name, { ...facts, required: facts.required || [...needs, ...anew].includes(name) }]] : []
    }),
  )
}

/** What is filled in for a move of several rows. `isRight`: whether it can be made so, before any row is looked at. */
export function useAsked(resource: Resource, move: Move | undefined) {
  const fields = askedOf(resource, move)
  const [values, setValues] = useState<Values>({})
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))
  const patch = Object.fromEntries(Object.keys(fields).map((name) => [name, given[name] ?? null]))
  const isRight = Object.keys(checkFields(fields, patch, 'whole')).length === 0
  return { fields, values, set: (name: string, value: unknown) => setValues((old) => ({ ...old, [name]: value })), patch: given, isRight }
}
