import { Suspense, useMemo } from 'react'
import { readablePart } from '../../../contract/access'
import { useFace } from '../../design/face'
import { lazyPart } from '../../design/lazy-part'
import { Page } from '../../design/Page'
import { Skeleton } from '../../design/Skeleton'
import { useCan } from '../../session/use-can'
import { useResource } from '../../shell/product'

const PhoneList = lazyPart(() => import('./PhoneList').then((file) => file.PhoneList))
const TableList = lazyPart(() => import('../desktop/TableList').then((file) => file.TableList))

/** The screen every noun has without anybody writing one: its rows, and each row to read, add and edit. */
export function ListScreen({ noun, title }: { noun: string; title: string }) {
  const [resource, can] = [useResource(noun), useCan()]
  const readable = useMemo(() => readablePart(resource, can), [resource, can])
  const View = useFace() === 'touch' ? PhoneList : TableList
  return (
    <Suspense
      fallback={
        <Page title={title}>
          <Skeleton rows={8} height={88} />
        </Page>
      }
    >
      <View key={noun} resource={readable} title={title} />
    </Suspense>
  )
}
