import { anything, withoutStars } from '../http/sound-input'
import '../../contract/journal/log-errors'
import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { SystemLog } from '../../contract/journal/system-log'
import { type Route, route } from '../http/route'
import { listRows } from '../resource/routes'
import { readFigures, readWeek } from './visits'

const nothing = z.object({})
const door = `${SystemLog.name}:list` as const

const kept = (call: 'delete' | 'deleteBatch') =>
  route(`DELETE ${SystemLog.path}/${call}` as `DELETE /${string}`, { door, input: anything }, () => refuse('log.kept'))

/** What clients of the wire contract ask of the log, beside what they ask of any noun. */
export const logRoutes: readonly Route[] = [
  /** Lines of the log; `keyWord` is looked for in what was done. */
  route(`GET ${SystemLog.path}/list` as `GET /${string}`, { door, input: anything }, (call) => {
    const { keyWord, ...input } = call.input
    const looked = typeof keyWord === 'string' ? withoutStars(keyWord) : ''
    return listRows({ ...call, input: looked === '' ? input : { ...input, logContent: `*${looked}*` } }, SystemLog)
  }),
  kept('delete'),
  kept('deleteBatch'),
  route('GET /sys/loginfo', { door: 'signed-in', input: nothing }, ({ engine, session }) => readFigures(engine, session.person.tenant)),
  route('GET /sys/visitInfo', { door: 'signed-in', input: nothing }, ({ engine, session }) => readWeek(engine, session.person.tenant)),
]
