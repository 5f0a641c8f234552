import { count, dateTime, derived, text } from '../field'
import { label } from '../label'
import { defineResource, type RecordOf } from '../resource'

declare module '../registry' {
  interface NounTypes {
    salvage: typeof UnsentImport
  }
}

/** The right to bring a file of unsent work: what is in it is done with the bringer's rights. */
export const unsentImportRight = 'bring'
/** The right to leave a device without one's unsent work: it is deleted there. */
export const discardRight = 'discard'

/** The journal of files of unsent work that were brought: whose work, by whom, and what became of it. Its id is the file's SHA-256. */
export const UnsentImport = defineResource({
  name: 'salvage',
  label: label('找回记录', 'Recovered change'),
  path: '/sys/salvage',
  fields: {
    author: derived(text('原提交人编号', 'Author id', { max: 64 })),
    authorName: derived(text('原提交人', 'On behalf of', { max: 100 })),
    importedBy: derived(text('导入人', 'Brought by', { max: 50 })),
    importedAt: derived(dateTime('导入时间', 'Brought at')),
    madeAt: derived(dateTime('导出时间', 'Exported at')),
    edits: derived(count('条数', 'Edits')),
    done: derived(count('已写入', 'Done')),
    held: derived(count('待确认', 'Held for a decision')),
    refused: derived(count('未接受', 'Not accepted')),
    pictures: derived(count('图片数', 'Pictures')),
    replica: derived(text('来源', 'Copy it came from', { max: 64 })),
  },
  title: 'authorName',
  list: ['authorName', 'importedBy', 'importedAt', 'edits', 'done', 'held', 'refused'],
  search: ['authorName', 'importedBy'],
  form: [],
  verbs: [],
  rights: [unsentImportRight, discardRight],
})
export type UnsentImport = RecordOf<typeof UnsentImport>
