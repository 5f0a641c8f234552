import type { ComponentType } from 'react'
import { lazyPart } from '../../../design/lazy-part'
import { Suspense } from '../../../design/Suspense'
import { enumerate } from '../../../language/enumerate'
import type { UploadCellProps } from '../../upload/cells/upload-column'
import { readFiles } from '../../upload/uploaded-file'
import type { EditedCell, ShownCell } from './cell-type'

/** What the files of a cell are called. */
export const ShowFiles = ({ value }: ShownCell) => enumerate(readFiles(value).map(({ name }) => name))

const inCell = (Uploader: ComponentType<UploadCellProps>) =>
  function FilesCell({ column, value, disabled, onChange }: EditedCell) {
    return (
      <Suspense>
        <Uploader {...{ column, value, onChange }} disabled={disabled ?? false} />
      </Suspense>
    )
  }

/** Files of a cell: of any kind with what they are called, of any kind by their paths, and pictures. */
export const UploadInCell = inCell(lazyPart(() => import('../../upload/cells/UploadCell').then((file) => file.UploadCell)))
export const FileInCell = inCell(lazyPart(() => import('../../upload/cells/FileCell').then((file) => file.FileCell)))
export const ImageInCell = inCell(lazyPart(() => import('../../upload/cells/ImageCell').then((file) => file.ImageCell)))
