import { useMemo } from 'react'
import { readablePart } from '../../../../contract/access'
import type { Resource } from '../../../../contract/resource'
import { linesWrittenWith } from '../../../../contract/sync/line'
import { useCan } from '../../../session/use-can'
import { useProduct } from '../../../shell/product'

/** The nouns of lines this person writes in the form of a document, each as far as they may read it. */
export function useWrittenLines(document: Resource): readonly Resource[] {
  const { resources } = useProduct().catalogue
  const can = useCan()
  return useMemo(
    () =>
      linesWrittenWith(resources, document)
        .filter(({ name }) => can(`${name}:list`) && can(`${name}:edit`))
        .map((one) => readablePart(one, can)),
    [resources, document, can],
  )
}
