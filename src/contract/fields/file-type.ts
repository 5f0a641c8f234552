import type { FileType } from './file'

const office = 'application/vnd.openxmlformats-officedocument'

/** The type of each ending an attachment's name may have. */
const byEnding: Readonly<Record<string, FileType>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  txt: 'text/plain',
  csv: 'text/plain',
}

/** The type a file's name says it is of; undefined where it says none that is allowed. */
export const typeNamed = (name: string): FileType | undefined => byEnding[name.split('.').pop()?.toLowerCase() ?? '']

/** Endings of the names of files that may be attached, as a chooser of files takes them. */
export const attachable = Object.keys(byEnding)
  .map((ending) => `.${ending}`)
  .join(',')
