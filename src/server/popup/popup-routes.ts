import * as z from 'zod/mini'
import type { Condition } from '../../contract/query'
import { askingOf } from '../dict/dict-routes'
import { fieldOfColumn } from '../dict/known-column'
import { route } from '../http/route'
import { anything, soundText } from '../http/sound-input'
import { reportQuery } from '../online-report/report-params'
import { reportOf } from '../report/served-reports'
import { listPage } from '../resource/list'
import { parseQuery } from '../resource/parse-query'

import { popupConfig, popupNoun, popupQuery } from './popup-config'

const code = soundText(64)
/** What stands before the name of a parameter a page gives its popup. */
const own = 'self_'

/** The rest of the query, and what the page around the popup wants of every row: a field holds this value. An empty one asks for nothing. */
function parted(query: Readonly<Record<string, unknown>>, fieldOf: (column: string) => string) {
  const given = Object.entries(query).filter(([name]) => name.startsWith(own))
  const rest = Object.fromEntries(Object.entries(query).filter(([name]) => !name.startsWith(own)))
  const where = given.flatMap(([name, value]): Condition[] =>
    typeof value === 'string' && value !== '' ? [{ field: fieldOf(name.slice(own.length)), rule: 'eq', value }] : [],
  )
  return { rest, where }
}

/** What popups of records ask: their columns, what they are narrowed by, and a page of rows. Each is the list of a noun, by its name or its table's. */
export const popupRoutes = [
  route('GET /online/cgreport/api/getRpColumns/:code', { door: 'signed-in', input: z.object({ code }), perMinute: 600 }, (call) =>
    popupConfig(askingOf(call), call.input.code),
  ),
  route('GET /online/cgreport/api/getQueryInfo/:id', { door: 'signed-in', input: z.object({ id: code }), perMinute: 600 }, (call) => {
    const { engine, session, input } = call
    // The pages of reports ask the same of a report.
    return engine.shipped.reports.has(input.id)
      ? reportQuery(askingOf(call), reportOf(engine.shipped.reports, session.person, input.id).report)
      : popupQuery(askingOf(call), input.id)
  }),
  route('GET /online/cgreport/api/getData/:report', { door: 'signed-in', input: anything, perMinute: 600 }, (call) => {
    const { report, ...query } = call.input
    const asking = askingOf(call)
    const resource = popupNoun(asking, String(report))
    const { rest, where } = parted(query, (column) => fieldOfColumn(asking.engine, asking.person, resource, column))
    const asked = parseQuery(resource, rest)
    return listPage(asking.engine, asking.person, resource, { ...asked, where: [...asked.where, ...where] }, call.language)
  }),
]
