import { useMemo } from 'react'
import { readablePart } from '../../contract/access'
import type { Resource } from '../../contract/resource'
import { useCan } from '../session/use-can'
import { useProduct } from '../shell/product'

/** The nouns whose rows this person may list, each as far as they may read it. */
export function useListed(): readonly Resource[] {
  const { resources } = useProduct().catalogue
  const can = useCan()
  return useMemo(
    () =>
      Object.values(resources)
        .filter(({ name }) => can(`${name}:list`))
        .map((one) => readablePart(one, can)),
    [resources, can],
  )
}
