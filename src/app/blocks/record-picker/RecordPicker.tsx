import type { ReactNode } from 'react'
import { useFace } from '../../design/face'
import { lazyPart } from '../../design/lazy-part'
import { Sheet } from '../../design/overlay/Sheet'
import { toast } from '../../design/overlay/toast'
import { Skeleton } from '../../design/Skeleton'
import { Suspense } from '../../design/Suspense'
import type { PickColumn, PickFilter } from './column'
import { PickerEnd } from './PickerEnd'
import type { PickedRow, RecordSource } from './record-source'
import { TouchRecords } from './TouchRecords'
import { type Picking, usePicking } from './use-picking'
import '../../design/full-sheet.css'
import './record-picker.css'

export type RecordPickerProps = {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  readonly source: RecordSource
  readonly columns: readonly PickColumn[]
  readonly filters?: readonly PickFilter[]
  /** Column of the value that is stored; `id` when not given. */
  readonly valueKey?: string
  /** Column that says what a row is called. */
  readonly textKey: string
  readonly many?: boolean
  /** Most that may be chosen. */
  readonly max?: number
  /** Values that are chosen already. */
  readonly chosen?: readonly string[]
  /** What was chosen: its values with commas between them, empty where there are none, and its rows. It is then forgotten here, and the picker closes. */
  readonly onChoose: (values: string, rows: readonly PickedRow[]) => void
  /** What is said where nothing is confirmed, or several where only one may be. The picker stays open then; without it, nothing is a choice too. */
  readonly unchosen?: string
  /** Whether a row may not be chosen, nor let go of. */
  readonly isBlocked?: (row: PickedRow) => boolean
  /** Pixels on a desktop; 900 when not given. */
  readonly width?: number
  /** Rows on a page that are offered, the first of them at first; 5, 10, 20 and 30 when not given. */
  readonly sizes?: readonly number[]
  /** How a desktop shows what is chosen: as a list at the side, or as tags below. */
  readonly shows?: 'list' | 'tags'
  /** What narrows the rows from outside, such as a tree: left of the table, or above the list in a hand. */
  readonly beside?: ReactNode
}

/** What either face draws the rows with. */
export type RecordsProps = Required<
  Pick<RecordPickerProps, 'source' | 'columns' | 'filters' | 'valueKey' | 'textKey' | 'many' | 'sizes' | 'shows'>
> &
  Pick<RecordPickerProps, 'isBlocked' | 'beside' | 'max'> & {
    readonly title: string
    readonly picking: Picking
    readonly onOne: (row: PickedRow) => void
  }

const RecordTable = lazyPart<RecordsProps>(() => import('./desktop/RecordTable').then((file) => file.RecordTable))

const usualSizes = [5, 10, 20, 30] as const

function Opened({ onClose, onChoose, unchosen, width = 900, ...given }: Omit<RecordPickerProps, 'open'>) {
  const { title, valueKey = 'id', many = false, chosen = [], filters = [], sizes = usualSizes, shows = 'list' } = given
  const isDesktop = useFace() === 'desktop'
  const picking = usePicking({ source: given.source, valueKey, many, chosen, max: given.max })
  const end = (values: readonly string[], rows: readonly PickedRow[]) => {
    onChoose(values.join(','), rows)
    picking.clear()
    onClose()
  }
  const confirm = () => {
    const { values, rows } = picking
    if (unchosen !== undefined && (values.length === 0 || (!many && values.length > 1))) toast(unchosen, { tone: 'bad' })
    else end(values, rows)
  }
  const onOne = (row: PickedRow) => end([String(row[valueKey] ?? '')], [row])
  const records = { ...given, valueKey, many, filters, sizes, shows, picking, onOne }
  return (
    <Sheet
      title={title}
      open
      look={isDesktop ? 'sheet' : 'full'}
      width={width}
      onClose={onClose}
      footer={<PickerEnd {...records} onCancel={onClose} onOk={confirm} />}
    >
      {isDesktop ? (
        <Suspense fallback={<Skeleton rows={6} height={40} />}>
          <RecordTable {...records} />
        </Suspense>
      ) : (
        <TouchRecords {...records} />
      )}
    </Sheet>
  )
}

/** Chooses rows of a list that is paged by the server, one or several of them, on any of its pages. */
export function RecordPicker({ open, ...given }: RecordPickerProps) {
  return open ? <Opened {...given} /> : null
}
