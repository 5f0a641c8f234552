import { pathsOf } from '../uploaded-file'
import { CellUploader } from './CellUploader'
import type { UploadCellProps } from './upload-column'

/** Files in a cell, kept as their paths joined by commas; empty when there are none. */
export const FileCell = (props: UploadCellProps) => <CellUploader {...props} takes="files" from="cell" store={pathsOf} />
