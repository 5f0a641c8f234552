import { defineRecordPage } from '../../src/app/record-page/record-page'
import { show } from '../../src/app/shell/screens/shown-area'
import { resources } from '../../src/areas/areas'
import { attendance } from '../../src/areas/attendance/area'
import { Child } from '../../src/areas/families/published/child'
import type { Grants } from '../../src/areas/roles'
import { system } from '../../src/areas/system/area'
import { defineArea } from '../../src/contract/area'
import { refuse, refuseFields } from '../../src/contract/error'
import { dict, numbered, ref } from '../../src/contract/field'
import { defineFlow } from '../../src/contract/flow'
import { label } from '../../src/contract/label'
import { defineResource } from '../../src/contract/resource'
import { serve } from '../../src/server/served-area'

/** Names as they are misspelt. The compiler refuses each; where it lets one pass, that is an error of its own. Nothing of it is run. */
export const misspelt: Readonly<Record<string, () => unknown>> = {
  // @ts-expect-error: no such noun
  'the noun of a reference': () => ref('chid', '幼儿', 'Child'),
  // @ts-expect-error: no such noun
  'the noun of a definition': () => resources.chid,
  // @ts-expect-error: no such dictionary
  'a dictionary': () => dict('leaveTypo', '类型', 'Type'),
  // @ts-expect-error: a day that is in no number would have its numbers twice
  'a pattern without its period': () => numbered('单号', 'Number', { pattern: 'PO-{yyyyMM}-{0001}', resets: 'day' }),
  // @ts-expect-error: no counter
  'a pattern without a counter': () => numbered('单号', 'Number', { pattern: 'PO-{yyyyMMdd}-0001', resets: 'day' }),
  'a verb that is granted': (): Grants => [
    // @ts-expect-error: no such verb
    { to: ['doctor'], may: ['leave-request:aprove'] },
  ],
  'a noun all of which is granted': (): Grants => [
    // @ts-expect-error: no such noun
    { to: ['doctor'], may: ['leave-requests:*'] },
  ],
  'a right that is granted': (): Grants => [
    // @ts-expect-error: no such right
    { to: ['doctor'], may: ['staff:contacts'] },
  ],
  'a role': (): Grants => [
    // @ts-expect-error: no such role
    { to: ['docter'], may: ['staff:contact'] },
  ],
  'the field with the row that is followed': () =>
    defineResource({
      name: 'menu-meal',
      label: label('餐', 'Meal'),
      path: '/x',
      fields: { menuId: ref('week-menu', '食谱', 'Menu') },
      title: 'menuId',
      list: [],
      search: [],
      form: [],
      // @ts-expect-error: no such field
      scope: { follows: 'menu' },
    }),
  'the noun of a flow': () =>
    // @ts-expect-error: no such noun
    defineFlow({ noun: 'week-menus', field: 'status', start: 'DRAFT', moves: {} }),
  'the field of a flow': () =>
    // @ts-expect-error: no such field
    defineFlow({ noun: 'week-menu', field: 'state', start: 'DRAFT', moves: {} }),
  'the state a move starts from': () =>
    defineFlow({
      noun: 'week-menu',
      field: 'status',
      start: 'DRAFT',
      // @ts-expect-error: no such state
      moves: { check: { from: ['DRAFTED'], to: 'CHECKED', label: label('审核', 'Check') } },
    }),
  'the state in which a row may be edited': () =>
    // @ts-expect-error: no such state
    defineFlow({ noun: 'week-menu', field: 'status', start: 'DRAFT', moves: {}, only: { edit: ['DRAFTED'] } }),
  'what a move asks for': () =>
    defineFlow({
      noun: 'week-menu',
      field: 'status',
      start: 'DRAFT',
      // @ts-expect-error: no such field
      moves: { check: { from: ['DRAFT'], to: 'CHECKED', label: label('审核', 'Check'), asks: ['reasons'] } },
    }),
  // @ts-expect-error: no such code
  'why something is refused': () => refuse('sample.to-early', { due: '' }),
  // @ts-expect-error: the sentence has another value
  'what a sentence is told': () => refuse('sample.too-early', { until: '' }),
  // @ts-expect-error: no such code
  'what is wrong with a field': () => refuseFields({ birthday: { code: 'child.id-birthdays' } }),
  // @ts-expect-error: no such noun
  'the noun of a behaviour': () => serve(attendance, { 'leave-requests': {} }),
  // @ts-expect-error: that of another area
  'a noun of another area': () => serve(attendance, { child: {} }),
  // @ts-expect-error: no such noun
  'a noun that is followed': () => serve(attendance, {}, { follows: { chid: async () => undefined } }),
  // @ts-expect-error: it has screens
  'a screen that is missing': () => show({ name: 'attendance', area: async () => attendance, screens: {} }),
  'the noun of a part': () =>
    show({
      name: 'system',
      area: async () => system,
      screens: {
        'sync/salvage': async () => () => null,
        'system/data-log': async () => () => null,
        'system/jobs': async () => () => null,
        'system/monitor': async () => () => null,
        'system/my-departments': async () => () => null,
        'system/online': async () => () => null,
        'system/recycle-bin': async () => () => null,
        'system/tenants': async () => () => null,
        'system/workbench': async () => () => null,
      },
      // @ts-expect-error: no such noun
      recordPages: { rule: () => Promise.reject() },
    }),
  // @ts-expect-error: no such field
  'a fact of a record': () => defineRecordPage(Child, { head: { facts: ['nick'] }, parts: [] }),
  'what a screen needs': () =>
    defineArea({
      name: 'forest',
      nouns: {},
      // @ts-expect-error: no such verb
      screens: [{ path: '/x', component: 'x', label: label('林', 'Forest'), icon: 'x', module: 'x', needs: 'child:see' }],
    }),
}
