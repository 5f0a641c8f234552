import * as z from 'zod/mini'
import { refuse } from '../../../contract/error'
import { asList } from '../../../contract/fields/as-list'
import type { Row } from '../../../contract/resource'
import { Department } from '../../../contract/system/department'
import { User } from '../../../contract/system/user'
import { may } from '../../auth/person'
import { answer } from '../../http/envelope'
import { type Call, route } from '../../http/route'
import { soundText } from '../../http/sound-input'
import { listPage } from '../../resource/list'
import { idText } from './asked-ids'
import { type DepartmentNode, nodeOf, nodesOf, treeOf, withAbove } from './department-tree'

/** Most departments a tree is made of. */
const most = 5000
const name = z.nullish(soundText(100))
const none = z.union([z.literal(''), z.literal('0')])

/** Every department the caller may see. */
async function readAll({ engine, session, language }: Call<unknown>): Promise<readonly Row[]> {
  const advanced = { match: 'and', conditions: [] } as const
  const query = { page: 1, size: most, sorts: [], where: [], advanced, fields: [] }
  return (await listPage(engine, session.person, Department, query, language)).records
}

const isNamed = (row: Row, piece: string): boolean => String(row.departName).toLowerCase().includes(piece.trim().toLowerCase())

type IdNode = Pick<DepartmentNode, 'key' | 'value' | 'title'> & { readonly children?: readonly IdNode[] }
const onlyIds = ({ key, value, title, children }: DepartmentNode): IdNode => ({
  key,
  value,
  title,
  ...(children && { children: children.map(onlyIds) }),
})

/** Says whether somebody is shown their own departments' people, as the client reads it from the message. */
const superior = '2'
const ordinary = '1'

/** The departments the caller works in or leads, with all below them. */
async function ofMine(call: Call<unknown>): Promise<readonly DepartmentNode[]> {
  const rows = await readAll(call)
  const tree = treeOf(rows)
  const { id: me, departments } = call.session.person
  const isOwn = ({ id, directorUserIds }: Row) => departments.includes(id) || asList(directorUserIds).includes(me)
  const inside = new Set<string>()
  const nodes = nodesOf(tree, rows.filter(isOwn))
  const walk = (node: DepartmentNode): void => {
    for (const child of node.children ?? []) {
      inside.add(child.id)
      walk(child)
    }
  }
  nodes.forEach(walk)
  // One that lies below another of them stands there.
  return nodes.filter(({ id }) => !inside.has(id))
}

const idsWithin = (nodes: readonly DepartmentNode[]): string[] => nodes.flatMap(({ id, children = [] }) => [id, ...idsWithin(children)])

/** Departments as trees. Rows the caller may not see are in none of them. */
export const departmentRoutes = [
  /** The whole tree; with `departName` only what is called so, and what is above it. */
  route('GET /sys/sysDepart/queryTreeList', { door: 'department:list', input: z.object({ departName: name }) }, async (call) => {
    const all = await readAll(call)
    const piece = call.input.departName ?? ''
    const tree = treeOf(piece === '' ? all : withAbove(all, (row) => isNamed(row, piece)))
    return nodesOf(tree, tree.top)
  }),

  /** One level of the tree: what lies below `pid`, or what stands on top. */
  route(
    'GET /sys/sysDepart/queryDepartTreeSync',
    { door: 'department:list', input: z.object({ pid: z.optional(z.union([idText, none])) }) },
    async (call) => {
      const { pid } = call.input
      const tree = treeOf(await readAll(call))
      return (pid && pid !== '0' ? (tree.below.get(pid) ?? []) : tree.top).map((row) => nodeOf(tree, row))
    },
  ),

  /** The whole tree, of ids and names alone. */
  route('GET /sys/sysDepart/queryIdTree', { door: 'department:list', input: z.object({}) }, async (call) => {
    const tree = treeOf(await readAll(call))
    return nodesOf(tree, tree.top).map(onlyIds)
  }),

  /** What the one above a department is called; nothing of one that stands on top. */
  route('GET /sys/sysDepart/queryParentName', { door: 'department:list', input: z.object({ id: idText }) }, async (call) => {
    const all = await readAll(call)
    const row = all.find(({ id }) => id === call.input.id) ?? refuse('record.gone')
    return String(all.find(({ id }) => id === row.parentId)?.departName ?? '')
  }),

  /** Departments by a piece of their name, without a tree; with `myDeptSearch` only one's own and those below. */
  route(
    'GET /sys/sysDepart/searchBy',
    { door: 'department:list', input: z.object({ keyWord: name, myDeptSearch: z.optional(soundText(8)) }) },
    async (call) => {
      const all = await readAll(call)
      const mine = call.input.myDeptSearch === '1' ? new Set(idsWithin(await ofMine(call))) : undefined
      const tree = treeOf(all)
      const found = all.filter((row) => isNamed(row, call.input.keyWord ?? '') && (mine?.has(row.id) ?? true))
      return found.map((row) => nodeOf(tree, row))
    },
  ),

  /** The caller's own departments. The message says `2` to who may look at their people, and `1` to everybody else, who is shown nothing. */
  route('GET /sys/sysDepart/queryMyDeptTreeList', { door: 'signed-in', input: z.object({}) }, async (call) => {
    const { person } = call.session
    if (!may(person, Department.name, 'list') || !may(person, User.name, 'list')) return call.reply.send(answer([], ordinary))
    return call.reply.send(answer(await ofMine(call), superior))
  }),
]
