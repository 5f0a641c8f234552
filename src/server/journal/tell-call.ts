import type { FastifyRequest } from 'fastify'
import { logType, operateType } from '../../contract/journal/system-log'
import { type Label, label } from '../../contract/label'
import type { Resource } from '../../contract/resource'
import { aboutDevice } from '../../contract/sync/about-device'
import type { Person } from '../auth/person'
import type { Engine } from '../engine'
import type { Entry } from './journal'

/** Calls that send something and change nothing, what devices do by themselves, and files. */
const unsaid =
  /^\/(sync|files)(\/|$)|^\/sys\/common\/|^\/sys\/pushSubscription\/announce$|\/(look|read|left|check|marked|audience|signIns)$/
const changing: ReadonlySet<string> = new Set(['POST', 'PUT', 'DELETE'])

const words: Readonly<Record<string, Label>> = {
  [operateType.add]: label('添加', 'Add'),
  [operateType.edit]: label('修改', 'Change'),
  [operateType.remove]: label('删除', 'Remove'),
  [operateType.import]: label('导入', 'Import'),
}

/** Of a row that is edited its whole record is sent: which fields of it differ only the edit knows. */
const changedBy = new WeakMap<FastifyRequest, readonly string[]>()
export const tellChanged = (request: FastifyRequest, fields: readonly string[]): void => void changedBy.set(request, fields)

/** Whether a call belongs into the log. */
export const isTold = (method: string, path: string): boolean => changing.has(method) && !unsaid.test(path)

function kindOf(method: string, path: string): string {
  if (/\/import\w*$/i.test(path)) return operateType.import
  if (method === 'DELETE') return operateType.remove
  if (/\/add\w*$/.test(path)) return operateType.add
  return /\/(edit|change)\w*$/i.test(path) ? operateType.edit : operateType.other
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w.:,-]{1,400}$/.test(value)

/** Ids of what a call was about, and names of fields. Nothing else a caller sends is written down. */
function aboutOf(request: FastifyRequest, input: Readonly<Record<string, unknown>>, resource: Resource | undefined): string {
  const ids = ['id', 'ids'].flatMap((key) => (isId(input[key]) ? [`${key}=${input[key]}`] : []))
  const named = Object.keys(input).filter((field) => resource && Object.hasOwn(resource.fields, field))
  const fields = changedBy.get(request) ?? named
  return [...ids, ...(fields.length > 0 ? [`fields=${fields.join(',')}`] : [])].join(' ')
}

/** What is known of a device by its request. */
export const whence = (request: FastifyRequest) => ({
  ip: request.ip,
  device: aboutDevice(String(request.headers['user-agent'] ?? '')),
})

/** A call somebody made, as it went. */
export type CallMade = {
  readonly request: FastifyRequest
  readonly person: Pick<Person, 'tenant' | 'id' | 'username' | 'realname'>
  readonly path: string
  readonly noun: string | undefined
  readonly input: unknown
  /** Milliseconds. */
  readonly took: number
  /** The code of what it was refused with. */
  readonly refused?: string
}

/** The line of a call in the log. */
export function callEntry({ catalogue, now }: Pick<Engine, 'catalogue' | 'now'>, made: CallMade): Entry {
  const { request, person, path, noun, input, took, refused } = made
  const resource = noun && Object.hasOwn(catalogue.resources, noun) ? catalogue.resources[noun] : undefined
  const kind = kindOf(request.method, path)
  const word = words[kind]
  const said = resource && word ? label(`${word.zh}${resource.label.zh}`, `${word.en}: ${resource.label.en}`) : undefined
  const { zh, en } = said ?? (resource ? label(`${resource.label.zh} ${path}`, `${resource.label.en} ${path}`) : label(path, path))
  const end = refused ? `（${refused}）` : ''
  return {
    by: person,
    at: now(),
    logType: logType.operation,
    operateType: kind,
    content: { zh: `${zh}${end}`, en: `${en}${refused ? ` (${refused})` : ''}` },
    isDone: refused === undefined,
    ...whence(request),
    costTime: took,
    method: `${request.method} ${path}`,
    about: aboutOf(request, typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {}, resource),
  }
}
