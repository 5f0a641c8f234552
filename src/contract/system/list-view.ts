import { addErrors, ask } from '../error'
import { boolean, derived, json, text } from '../field'
import { label } from '../label'
import { listLook } from '../list/list-look'
import { defineResource, type RecordOf } from '../resource'

/** Ways in which a view is refused. They are said where lists are, and no phone fetches them before. */
const errors = {
  'list-view.list': ask(400, '没有这个列表，或您不能查看', 'There is no such list, or you may not see it'),
  'list-view.many': ask(
    409,
    '一个列表最多 {max} 个视图，请先删除不用的',
    'A list has at most {max} {max:view|views}; please delete one you do not use',
  ),
  'list-view.others': ask(403, '这是别人的视图，可另存为自己的', 'This is the view of somebody else; save one of your own instead'),
} as const
addErrors(errors)
type ViewErrors = typeof errors

declare module '../registry' {
  interface NounTypes {
    'list-view': typeof ListView
  }
  interface ErrorTypes extends ViewErrors {}
}

/** Letting the whole house use a view. */
export const shareViewRight = 'share'

/**
 * A way of looking at a list that somebody keeps under a name: their own, or of everybody who may see that list. It holds no row, and is shown
 * with its name to those alone who read every field it is narrowed and ordered by (`server/resource/read-part.ts`).
 */
export const ListView = defineResource({
  name: 'list-view',
  reach: 'personal',
  label: label('列表视图', 'List view'),
  listedFor: 'list-view:share',
  path: '/sys/listView',
  offline: 'read',
  fields: {
    name: text('名称', 'Name', { max: 30 }),
    /** The noun whose list it is. */
    noun: text('列表', 'List', { max: 64, fixed: true }),
    shared: boolean('全园共用', 'For the whole house', { initial: false }),
    shows: json('内容', 'What it shows', listLook, { max: 12_000 }),
    owner: derived(text('所有人', 'Owner', { max: 64 })),
  },
  title: 'name',
  list: ['name', 'noun', 'shared'],
  search: ['name', 'noun', 'shared'],
  form: [['name', 'shared'], ['noun'], ['shows']],
  verbs: ['add', 'edit', 'remove'],
  rights: [shareViewRight],
})
export type ListView = RecordOf<typeof ListView>
