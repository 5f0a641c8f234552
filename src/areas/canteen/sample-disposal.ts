import { dateTime, dict, note, optional, photos, ref, signature } from '../../contract/field'
import { label } from '../../contract/label'
import { defineResource, type RecordOf } from '../../contract/resource'

declare module '../../contract/registry' {
  interface NounTypes {
    'sample-disposal': typeof SampleDisposal
  }
}

/** Two people emptying boxes together: signed once, named by every sample disposed of. Written once and never changed. */
export const SampleDisposal = defineResource({
  name: 'sample-disposal',
  label: label('留样销毁', 'Sample disposal'),
  // Evidence of food safety: a label names the record hash, and anybody can check it.
  chained: true,
  path: '/business-system/intk/canteen/sample-disposal',
  offline: { mode: 'write', by: 'disposeTime', days: 90 },
  fields: {
    disposeTime: dateTime('销毁时间', 'Disposed at', { fixed: true }),
    method: dict('disposeMethod', '销毁方式', 'How', { fixed: true, initial: 'waste' }),
    disposedById: ref('staff', '销毁人', 'Disposed by', { fixed: true }),
    witnessId: ref('staff', '见证人', 'Witness', { fixed: true }),
    disposedSign: signature('销毁人签名', 'Signature', { fixed: true }),
    witnessSign: signature('见证人签名', 'Signature of the witness', { fixed: true }),
    photos: optional(photos('销毁照片', 'Photos', { max: 3, fixed: true })),
    note: optional(note('备注', 'Note', { fixed: true })),
  },
  title: 'disposeTime',
  list: ['disposeTime', 'method', 'disposedById', 'witnessId', 'note'],
  defaultOrder: { by: ['disposeTime desc'] },
  search: ['method', 'disposedById', 'witnessId'],
  form: [['disposeTime', 'method'], ['disposedById', 'disposedSign'], ['witnessId', 'witnessSign'], ['photos'], ['note']],
  verbs: ['add'],
})
export type SampleDisposal = RecordOf<typeof SampleDisposal>
