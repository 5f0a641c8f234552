import { useMemo } from 'react'
import { flowOf } from '../../contract/catalogue'
import { useProduct } from '../shell/product'
import { plainPage } from './plain-page'
import { RecordFrame } from './RecordFrame'
import type { PageProps } from './record-page'
import { useListed } from './use-listed'

/** The records of a noun that has no page of its own. */
export function PlainPage(props: PageProps) {
  const { resource } = props
  const { catalogue } = useProduct()
  const others = useListed()
  const page = useMemo(() => plainPage(resource, others, flowOf(catalogue, resource.name)?.field), [resource, others, catalogue])
  return <RecordFrame {...props} page={page} />
}
