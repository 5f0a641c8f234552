import { useEffect, useMemo } from 'react'
import { readablePart } from '../../../contract/access'
import { Early } from '../../design/Early'
import { useFace } from '../../design/face'
import { Page } from '../../design/Page'
import { Skeleton } from '../../design/Skeleton'
import { Suspense } from '../../design/Suspense'
import { calm } from '../../recopy/calm'
import { useCan } from '../../session/use-can'
import { useResource } from '../../shell/product'
import { listViews } from '../list-views'
import { usePageOf } from '../record/use-page-of'
import { OnlyRecord } from './OnlyRecord'

/** The screen every noun has without anybody writing one: its rows, and each row to read, add and edit. */
export function ListScreen({ noun, title }: { noun: string; title: string }) {
  const [resource, can] = [useResource(noun), useCan()]
  const readable = useMemo(() => readablePart(resource, can), [resource, can])
  const face = useFace()
  const page = usePageOf(noun)
  useEffect(() => {
    // A record opens by a tap: what draws it is here by then. The rows do not wait for it.
    void calm().then(page.fetch)
  }, [page])
  const list = <Early key={`${noun} ${face}`} part={listViews[face]} given={{ resource: readable, title }} />
  return (
    <Suspense
      fallback={
        <Page title={title}>
          <Skeleton rows={8} height={88} />
        </Page>
      }
    >
      {resource.single ? <OnlyRecord resource={readable} title={title} list={list} /> : list}
    </Suspense>
  )
}
