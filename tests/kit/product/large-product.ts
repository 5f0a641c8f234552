import { count, date, dict, note, optional, ref, text } from '../../../src/contract/field'
import { label } from '../../../src/contract/label'
import { defineResource, type Resource } from '../../../src/contract/resource'
import { product } from '../../../src/product'
import type { Product } from '../../../src/server/product'

/** A noun as there will be many: a title, a choice, a day, references and what else a record has. */
const sheet = (at: number): Resource =>
  defineResource({
    name: `sheet-${at}`,
    label: label(`单${at}`, `sheet ${at}`),
    path: `/business-system/intk/sheets/sheet-${at}`,
    offline: { mode: 'write', by: 'day', days: 30 },
    fields: {
      title: text('标题', 'Title', { max: 60 }),
      kind: optional(dict('sex', '种类', 'Kind')),
      day: optional(date('日期', 'Day')),
      childId: optional(ref('child', '幼儿', 'Child')),
      classId: optional(ref('class', '班级', 'Class')),
      place: optional(text('地点', 'Place', { max: 60 })),
      maker: optional(text('厂家', 'Maker', { max: 60 })),
      code: optional(text('编码', 'Code', { max: 30, unique: true })),
      pieces: optional(count('数量', 'Pieces', { max: 10_000 })),
      boxes: optional(count('箱数', 'Boxes', { max: 10_000 })),
      remark: optional(note('备注', 'Remark', { max: 500 })),
      advice: optional(note('建议', 'Advice', { max: 500 })),
    },
    title: 'title',
    list: ['title', 'kind', 'day', 'childId'],
    search: ['title', 'code'],
    form: [
      ['title', 'kind'],
      ['day', 'childId', 'classId'],
      ['place', 'maker', 'code'],
      ['pieces', 'boxes'],
      ['remark', 'advice'],
    ],
  })

/** The product with as many nouns as are asked for: its own, and plain ones beside them. */
export function productWith(nouns: number): Product {
  const { catalogue } = product
  const own = Object.keys(catalogue.resources).length
  const more = Array.from({ length: nouns - own }, (_, at) => sheet(at + 1))
  return {
    ...product,
    catalogue: {
      ...catalogue,
      resources: { ...catalogue.resources, ...Object.fromEntries(more.map((noun) => [noun.name, noun])) },
      modules: { ...catalogue.modules, sheets: { label: label('单据', 'Sheets'), icon: 'table' } },
    },
  }
}
