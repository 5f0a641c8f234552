import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { Category } from '../../contract/system/category'
import { route } from '../http/route'
import { anything, soundText } from '../http/sound-input'
import { askedBy } from '../resource/asked-by'
import { addRow, editRow } from '../resource/routes'
import { askedPage, categories, categoryNodes, categoryTree, idOfCode, rightBelow } from './category-tree'
import { readJsonCondition } from './dict-condition'
import { askingOf, listed } from './dict-routes'
import { treeRoot } from './dict-tree'
import { fieldOfColumn } from './known-column'

const door = `${Category.name}:list` as const
const name = z._default(soundText(64), '')
const ids = soundText(13_000)
const below = z.object({ pid: name })

/** What clients send for the top is no row. */
const unrooted = <V extends Readonly<Record<string, unknown>>>(said: V): V =>
  said.pid === treeRoot || said.pid === '' ? { ...said, pid: null } : said

const loadItems = (path: 'loadDictItem' | 'loadDictItem/') =>
  route(`GET /sys/category/${path}`, { door, input: z.object({ ids: z._default(ids, '') }) }, async (call) => {
    const wanted = listed(call.input.ids).slice(0, 200)
    if (wanted.length === 0) return []
    const found = await categories(askingOf(call), { field: 'id', rule: 'in', value: wanted })
    const names = new Map(found.map((row) => [row.id, row.name]))
    return wanted.map((id) => names.get(id) ?? id)
  })

/** What trees of categories ask beside the calls every noun has. */
export const categoryRoutes = [
  route('GET /sys/category/rootList', { door, input: anything }, (call) =>
    askedPage(askingOf(call), askedBy(Category, call, call.input), rightBelow(treeRoot)),
  ),
  route('GET /sys/category/childList', { door, input: anything }, async (call) => {
    const { pid } = below.safeParse(call.input).data ?? refuse('input.malformed')
    // A level is shown whole, whatever page the list above it stands at.
    return (await askedPage(askingOf(call), { ...askedBy(Category, call, call.input), pageNo: '1', pageSize: '-521' }, rightBelow(pid)))
      .records
  }),
  route('GET /sys/category/getChildListBatch', { door, input: z.object({ parentIds: ids }) }, async (call) => {
    const parents = listed(call.input.parentIds).slice(0, 200)
    return { records: parents.length > 0 ? await categories(askingOf(call), { field: 'parentId', rule: 'in', value: parents }) : [] }
  }),
  route('GET /sys/category/loadTreeRoot', { door, input: z.object({ async: name, pcode: name }) }, async (call) => {
    const { async: isLazy, pcode } = call.input
    if (isLazy === 'false') return categoryTree(askingOf(call), pcode)
    return categoryNodes(askingOf(call), rightBelow(await idOfCode(askingOf(call), pcode)))
  }),
  route('GET /sys/category/loadAllData', { door, input: anything }, (call) => categoryTree(askingOf(call), treeRoot)),
  /** Succeeds where no category has this code yet. */
  route('GET /sys/category/checkCode', { door, input: z.object({ code: soundText(64), pid: name }) }, async (call) => {
    const [found] = await categories(askingOf(call), { field: 'code', rule: 'eq', value: call.input.code })
    if (found) refuse('field.taken')
    return null
  }),
  route('GET /sys/category/loadTreeChildren', { door, input: below }, (call) => categoryNodes(askingOf(call), rightBelow(call.input.pid))),
  route(
    'GET /sys/category/loadTreeData',
    { door, input: z.object({ pid: name, pcode: name, condition: z._default(soundText(2000), '') }) },
    async (call) => {
      const { pid, pcode, condition } = call.input
      const { engine, person } = askingOf(call)
      const where = readJsonCondition(condition, (column) => fieldOfColumn(engine, person, Category, column))
      const isTop = pid === '' || pid === treeRoot
      return categoryNodes(askingOf(call), rightBelow(isTop ? await idOfCode(askingOf(call), pcode) : pid), ...where)
    },
  ),
  route('GET /sys/category/loadOne', { door, input: z.object({ field: soundText(64), val: soundText(200) }) }, async (call) => {
    const { engine, person } = askingOf(call)
    const field = fieldOfColumn(engine, person, Category, call.input.field)
    const [found] = await categories(askingOf(call), { field, rule: 'eq', value: call.input.val })
    return found ?? refuse('record.gone')
  }),
  loadItems('loadDictItem'),
  loadItems('loadDictItem/'),
  route('POST /sys/category/add', { door: `${Category.name}:add`, input: anything }, (call) =>
    addRow({ ...call, input: unrooted(call.input) }, Category),
  ),
  route('PUT /sys/category/edit', { door: `${Category.name}:edit`, input: anything }, (call) =>
    editRow({ ...call, input: unrooted(call.input) }, Category),
  ),
]
