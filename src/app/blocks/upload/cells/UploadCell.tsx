import type { UploadedFile } from '../uploaded-file'
import { CellUploader } from './CellUploader'
import type { UploadCellProps } from './upload-column'

const asValues = (files: readonly UploadedFile[]) => (files.length > 0 ? files : null)

/** Files in a cell, kept with what they are called and how large they are: a list of `UploadedFile`, or null. */
export const UploadCell = (props: UploadCellProps) => <CellUploader {...props} takes="files" store={asValues} />
