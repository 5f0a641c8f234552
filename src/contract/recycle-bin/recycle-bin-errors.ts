import { addErrors, ask } from '../error'

/** Ways to say no about what is deleted for good. Fetched with the recycle bin. */
const recycleBinErrors = {
  'record.kept-by-rule': ask(
    409,
    '“{noun}”须按规定留存，不能彻底删除',
    'Records of this kind have to be kept and cannot be deleted for good: {nounEn}',
  ),
  'record.to-decide': ask(
    409,
    '还有待决定的修改，请先在“待同步与待定”中处理',
    'A change to it waits for a decision; please decide it first',
  ),
} as const

declare module '../registry' {
  interface ErrorTypes extends RecycleBinErrors {}
}
type RecycleBinErrors = typeof recycleBinErrors

addErrors(recycleBinErrors)
