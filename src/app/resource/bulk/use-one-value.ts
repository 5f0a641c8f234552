import { useMemo, useState } from 'react'
import type { Resource } from '../../../contract/resource'
import { startOf } from '../../fields/field-input'
import { type BulkChange, isRightValue } from './bulk-plan'

/** One field of several rows and the value they are to have, as somebody puts them together. `edit`: the change that is; `isRight`: whether its value can be given. */
export function useOneValue(resource: Resource, first?: string) {
  const startIn = (name: string | undefined): unknown => {
    const facts = name === undefined ? undefined : resource.fields[name]
    return facts ? startOf(facts) : null
  }
  const [field, setField] = useState(first)
  const [value, setValue] = useState<unknown>(() => startIn(first))
  const choose = (name: string) => {
    setField(name)
    setValue(startIn(name))
  }
  const edit = useMemo((): BulkChange | undefined => (field === undefined ? undefined : { kind: 'edit', field, value }), [field, value])
  return { field, value, choose, setValue, edit, isRight: field !== undefined && isRightValue(resource, field, value) }
}
