import { attachmentLimits } from '../../../../contract/fields/attachment'
import type { Label } from '../../../../contract/label'
import type { Limits } from '../limits'

/** What a column of a grid says of the files in its cells. */
export type UploadColumn = {
  readonly title: Label
  /** Where they are sent; the product's own call when not given. */
  readonly action?: string
  /** Whether the sign-in goes along to an address of somebody else. */
  readonly token?: boolean
  /** The field of the answer that holds the path; `message` when not given. */
  readonly responseName?: string
  /** What the button of an empty cell says. */
  readonly btnText?: string
  readonly allowDownload?: boolean
  readonly allowRemove?: boolean
  /** JSON; its `uploadnum` is how many files a cell keeps, the last ones. */
  readonly fieldExtendJson?: string
}

/** What every editor of such cells is given. */
export type UploadCellProps = {
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly column: UploadColumn
  readonly disabled?: boolean
}

function uploadnumOf({ fieldExtendJson }: UploadColumn): number {
  try {
    const { uploadnum } = Object(JSON.parse(fieldExtendJson ?? '{}')) as { uploadnum?: unknown }
    const count = Number(uploadnum)
    return Number.isInteger(count) && count > 0 ? count : 0
  } catch {
    return 0
  }
}

/** How many files a cell keeps, and of which kind. */
export const limitsOf = (column: UploadColumn, takes: Limits['takes']): Limits => ({
  count: uploadnumOf(column),
  keeps: 'last',
  size: attachmentLimits.size,
  takes,
})
