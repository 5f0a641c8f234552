import type { Catalogue } from '../../../src/contract/catalogue'
import { count, date, derived, optional, photos, text } from '../../../src/contract/field'
import { defineFlow } from '../../../src/contract/flow'
import { label } from '../../../src/contract/label'
import { defineResource } from '../../../src/contract/resource'
import { Conflict } from '../../../src/contract/system/conflict'
import { conflictFlow } from '../../../src/contract/system/conflict-flow'

declare module '../../../src/contract/registry' {
  interface NounTypes {
    plant: typeof Plant
    stone: typeof Stone
  }
}

/** A noun of every trait the sync engine knows: kept by day, edited and adjusted without network, with a flow. */
export const Plant = defineResource({
  name: 'plant',
  label: label('植物', 'Plant'),
  path: '/test/garden/plant',
  offline: { mode: 'write', by: 'day', days: 30 },
  fields: {
    day: date('日期', 'Day'),
    name: text('名称', 'Name', { max: 20 }),
    note: optional(text('备注', 'Note')),
    height: optional(count('高度', 'Height')),
    photos: optional(photos('照片', 'Photos')),
    stage: derived(text('阶段', 'Stage')),
  },
  title: 'name',
  list: ['name'],
  search: ['name'],
  form: [['name', 'note']],
  verbs: ['add', 'edit', 'remove', 'adjust'],
})

export const Stone = defineResource({
  name: 'stone',
  label: label('石头', 'Stone'),
  path: '/test/garden/stone',
  offline: 'read',
  fields: { day: date('日期', 'Day'), name: text('名称', 'Name') },
  title: 'name',
  list: ['name'],
  search: [],
  form: [['name']],
})

const plantFlow = defineFlow({
  noun: 'plant',
  field: 'stage',
  start: 'seed',
  moves: {
    grow: { from: ['seed'], to: 'grown', label: label('长大', 'Grow'), asks: ['note'], offline: true },
    sell: { from: ['grown'], to: 'sold', label: label('售出', 'Sell') },
  },
})

export const gardenCatalogue: Catalogue = {
  resources: { plant: Plant, stone: Stone, conflict: Conflict },
  flows: { plant: plantFlow, conflict: conflictFlow },
  modules: {},
  screens: [],
}
