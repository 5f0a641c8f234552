import { pathsOf } from '../uploaded-file'
import { CellUploader } from './CellUploader'
import type { UploadCellProps } from './upload-column'

/** Pictures in a cell, kept as their paths joined by commas; empty when there are none. */
export const ImageCell = (props: UploadCellProps) => <CellUploader {...props} takes="pictures" from="cell" store={pathsOf} />
