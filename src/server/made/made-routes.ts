import * as z from 'zod/mini'
import { permissionsOf } from '../../contract/access'
import { text } from '../../contract/field'
import { isMade, madePath } from '../../contract/made/made-name'
import type { Resource } from '../../contract/resource'
import { MadeNoun } from '../../contract/system/made-noun'
import { may, type Person } from '../auth/person'
import { compareChanges, listChanges } from '../data-log/changes-routes'
import { exportFile, formOptions, importFile } from '../excel/excel-routes'
import { type Route, route } from '../http/route'
import type { anything } from '../http/sound-input'
import { one } from '../resource/one-row'
import { forgetRows, listRemoved, restoreRows } from '../resource/restore'
import { addRow, editRow, listRows, readRow, removeRow, removeRows, several } from '../resource/routes'
import { aimedNoun, fieldsRoute, type MadeVerb, named, type RunOf } from './aimed-noun'

type Address = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest: string]

const addressOf = ([method, rest]: Address) => `${method} ${madePath}/:_noun/${rest}` as `${Address[0]} /${string}`

const ofFields = (at: Address, verb: MadeVerb, run: RunOf<z.infer<typeof anything>>): Route => fieldsRoute(addressOf(at), verb, run)

const ofOne = (at: Address, verb: MadeVerb, run: RunOf<z.infer<typeof one>>): Route =>
  route(addressOf(at), { door: 'signed-in', input: z.object({ ...one.shape, ...named }) }, async (call) => {
    const { engine, resource } = await aimedNoun(call, call.input._noun, verb)
    return run({ ...call, engine }, resource)
  })

const ofSeveral = (at: Address, verb: MadeVerb, run: RunOf<z.infer<typeof several>>): Route =>
  route(addressOf(at), { door: 'signed-in', input: z.object({ ...several.shape, ...named }) }, async (call) => {
    const { engine, resource } = await aimedNoun(call, call.input._noun, verb)
    return run({ ...call, engine }, resource)
  })

const rightsOf = (resource: Resource) => permissionsOf(resource, undefined).map((permission) => permission.split(':')[1] ?? '')
const holdsAny = (person: Person) => (resource: Resource) => rightsOf(resource).some((verb) => may(person, resource.name, verb))

/** As much of a noun somebody may not see as a reference to it needs: that it is there, and what its rows would be known by. */
const referredOnly = ({ name, path, title, offline, label }: Resource): Resource => ({
  name,
  path,
  title,
  offline,
  label,
  fields: { [title]: text(label.zh, label.en) },
  list: [],
  search: [],
  form: [],
  verbs: [],
})

/** Nouns of a tenant somebody holds a right of, and what references in them need of others. */
function nounsFor(resources: readonly Resource[], person: Person): readonly Resource[] {
  const made = resources.filter(({ name }) => isMade(name))
  const held = made.filter(holdsAny(person))
  const referred = new Set(held.flatMap(({ fields }) => Object.values(fields).map(({ noun }) => noun)))
  return [...held, ...made.filter((one) => referred.has(one.name) && !held.includes(one)).map(referredOnly)]
}

/** The calls of nouns made at run time: those every noun has. Which noun is meant stands in the address. */
export const madeRoutes: readonly Route[] = [
  /** The definitions the caller's app needs. */
  route(`GET ${MadeNoun.path}/mine` as `GET /${string}`, { door: 'signed-in', input: z.object({}) }, ({ engine, session }) =>
    nounsFor(Object.values(engine.catalogue.resources), session.person),
  ),
  ofFields(['GET', 'list'], 'list', listRows),
  ofOne(['GET', 'queryById'], 'list', readRow),
  ofFields(['GET', 'changes'], 'list', listChanges),
  ofFields(['GET', 'compareChanges'], 'list', compareChanges),
  ofFields(['POST', 'add'], 'add', addRow),
  ofFields(['PUT', 'edit'], 'edit', editRow),
  ofFields(['POST', 'edit'], 'edit', editRow),
  ofFields(['GET', 'exportXls'], 'list', exportFile),
  ofFields(['POST', 'exportXls'], 'list', exportFile),
  route(addressOf(['POST', 'importExcel']), { door: 'signed-in', ...formOptions, input: z.object(named) }, async (call) => {
    const { engine, resource } = await aimedNoun(call, call.input._noun, 'add')
    return importFile({ ...call, engine }, resource)
  }),
  ofOne(['DELETE', 'delete'], 'remove', removeRow),
  ofSeveral(['DELETE', 'deleteBatch'], 'remove', removeRows),
  ofFields(['GET', 'removed'], 'remove', listRemoved),
  ofSeveral(['PUT', 'restore'], 'remove', restoreRows),
  ofSeveral(['DELETE', 'removed'], 'remove', forgetRows),
]
