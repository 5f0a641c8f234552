import { boolean, count, date, derived, dict, note, numbered, optional, ref, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'
import type { promotionFlow } from '../promotion/promotion-flow'

declare module '../../../contract/registry' {
  interface NounTypes {
    promotion: typeof Promotion
  }
  interface FlowTypes {
    promotion: typeof promotionFlow
  }
}

const children = (zh: string, en: string) => derived(count(zh, en, { max: 5000 }))

/**
 * The document by which all classes of a school year move up to the next one. Posted once and never changed again: another one of its kind, which
 * names it in `reversesId`, takes it back. Its figures add up: those before are those who moved, repeat, graduated, left, or wait for a class.
 */
export const Promotion = defineResource({
  name: 'promotion',
  label: label('升班单', 'Moving up'),
  path: '/business-system/intk/garden/promotion',
  fields: {
    number: numbered('单号', 'Number', { pattern: 'SB-{yyyy}-{001}', resets: 'year', drafts: ['DRAFT'], gapless: true }),
    fromYearId: ref('school-year', '原学年', 'From school year', { fixed: true }),
    /** A year of this name is used where there is one, and made where there is none. */
    toYearName: text('新学年', 'To school year', { max: 30, fixed: true }),
    yearBegin: date('新学年开始', 'New year from', { fixed: true }),
    yearEnd: date('新学年结束', 'New year to', { fixed: true }),
    /** First day in the new classes; the day before is the last one in the old. */
    beginDate: date('升班日', 'First day in the new classes', { fixed: true }),
    note: optional(note('备注', 'Note', { max: 500 })),
    reversesId: optional(ref('promotion', '撤销的升班单', 'Takes back', { fixed: true })),
    reversedById: derived(ref('promotion', '撤销单', 'Taken back by')),
    toYearId: derived(ref('school-year', '升入学年', 'School year moved to', { weak: true })),
    madeYear: derived(boolean('新建了学年', 'Made the year')),
    /** The day on which classes and children turned over; empty before it has come. */
    turnedOn: derived(date('生效日期', 'In force since')),
    before: children('升班前人数', 'Children before'),
    moved: children('升班', 'Moved up'),
    repeated: children('留班', 'Repeat'),
    graduated: children('毕业', 'Graduated'),
    left: children('离园', 'Left'),
    waiting: children('待分班', 'Without a class'),
    status: derived(dict('promotionStatus', '状态', 'State', { initial: 'DRAFT' })),
  },
  title: 'toYearName',
  list: ['number', 'fromYearId', 'toYearName', 'beginDate', 'before', 'moved', 'reversedById'],
  defaultOrder: { by: ['beginDate desc'] },
  search: ['toYearName', 'fromYearId'],
  form: [['fromYearId', 'toYearName'], ['yearBegin', 'yearEnd'], ['beginDate', 'reversesId'], ['note']],
  verbs: ['add'],
})
export type Promotion = RecordOf<typeof Promotion>
