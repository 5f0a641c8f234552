import { optional, photos, ref, text } from '../../../src/contract/field'
import { label } from '../../../src/contract/label'
import { defineResource } from '../../../src/contract/resource'

/** Somebody who is known by a face. */
export const Person = defineResource({
  name: 'person',
  label: label('人', 'Person'),
  path: '/test/desk/person',
  offline: 'read',
  fields: {
    name: text('姓名', 'Name'),
    face: optional(photos('照片', 'Photo', { max: 1, crop: 'square' })),
  },
  title: 'name',
  avatar: 'face',
  list: ['name'],
  search: [],
  form: [['name'], ['face']],
})

/** Something one of them did. */
export const Deed = defineResource({
  name: 'deed',
  label: label('事', 'Deed'),
  path: '/test/desk/deed',
  offline: 'read',
  fields: { title: text('标题', 'Title'), by: ref('person' as never, '由', 'By') },
  title: 'title',
  list: ['title', 'by'],
  search: [],
  form: [['title', 'by']],
})

export const faces = { resources: { person: Person, deed: Deed }, flows: {}, modules: {}, screens: [] }
