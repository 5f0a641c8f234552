import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Resource } from '../../../contract/resource'
import { Page } from '../../design/Page'
import { Skeleton } from '../../design/Skeleton'
import { RecordView } from '../record/RecordView'
import { useList } from './use-list'

const first = { page: 1, size: 10, sorts: [], filters: {} } as const
const nothing = () => undefined

type Props = { resource: Resource; title: string /** In its place while there is no row yet. */; list: ReactNode }

/** What there is one row of is that row, and no table of it. */
export function OnlyRecord({ resource, title, list }: Props) {
  const { phase, rows } = useList(resource, first)
  const isAdding = useSearchParams()[0].get('open') === 'new'
  const [row] = rows
  if (phase === 'loading')
    return (
      <Page title={title}>
        <Skeleton rows={6} height={88} />
      </Page>
    )
  if (isAdding || !row || rows.length > 1) return list
  return (
    <Page title={title}>
      <RecordView resource={resource} id={row.id} editing={false} onEdit={nothing} onClose={nothing} />
    </Page>
  )
}
