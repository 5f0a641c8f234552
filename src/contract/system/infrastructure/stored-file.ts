import { attachments, count, dateTime, derived, optional, text } from '../../field'
import { label } from '../../label'
import { defineResource, type RecordOf } from '../../resource'

declare module '../../registry' {
  interface NounTypes {
    'stored-file': typeof StoredFile
  }
}

/**
 * A file that is kept for itself and named by its path, such as a form to fill in or a picture for a notice. Files of records are none: they are
 * seen with their record. It goes only once nothing names its path any more.
 */
export const StoredFile = defineResource({
  name: 'stored-file',
  label: label('文件', 'File'),
  path: '/sys/oss/file',
  fields: {
    file: attachments('文件', 'File', { max: 1, fixed: true }),
    remark: optional(text('说明', 'Remark', { max: 200 })),
    fileName: derived(text('文件名', 'Name', { max: 200 })),
    /** Under `/sys/common/static/`: where it belongs, a ticket nobody can guess, and its name. */
    url: derived(text('访问路径', 'Path', { max: 300 })),
    /** Bytes. */
    fileSize: derived(count('大小（字节）', 'Size (bytes)')),
    by: derived(text('上传人', 'Brought by', { max: 50 })),
    at: derived(dateTime('上传时间', 'Brought at')),
  },
  title: 'fileName',
  list: ['fileName', 'remark', 'url', 'fileSize', 'by', 'at'],
  search: ['fileName', 'url', 'by', 'at'],
  defaultOrder: { by: ['at desc'] },
  form: [['file'], ['remark']],
})
export type StoredFile = RecordOf<typeof StoredFile>
