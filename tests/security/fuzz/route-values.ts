import { catalogue } from '../../../src/areas/areas'
import type { FieldFacts } from '../../../src/contract/field'
import type { Resource } from '../../../src/contract/resource'
import type { Roll } from '../../kit/dice'
import { samplePicture } from '../../kit/sample-picture'
import { sampleValue } from '../../kit/sample-value'
import type { SeenRoute } from '../../kit/server/watch-routes'
import type { Known } from './known'
import { lifelikeIn, schemaOf } from './lifelike'
import { pick } from './values'

/** The noun whose calls stand at an address. */
export const resourceAt = (url: string): Resource | undefined =>
  Object.values(catalogue.resources).find((resource) => url.startsWith(`${resource.path}/`))

/** Addresses that are alike for every noun, as one. */
export const kindOf = ({ method, url }: SeenRoute): string => `${method} ${url.replace(resourceAt(url)?.path ?? '', '')}`

export const isReport = ({ url }: SeenRoute): boolean => url.startsWith('/api/report/')

const picture = samplePicture(1)
/** Of the choices of a decision the one that says a value, which is read. */
const sampled = (facts: FieldFacts | undefined): unknown => (facts && !facts.noun ? sampleValue(facts, 2) : undefined)
type Values = Record<string, unknown>

/** What addresses of a house are asked with that comes past their first check. */
export function routeValuesIn(known: Known) {
  const { rows, good, onTheWay } = known
  const lifelike = lifelikeIn(known)

  /** What a list is asked with that shows it. */
  const askedOf = (roll: Roll, resource: Resource): Values => {
    const fields = Object.keys(resource.fields)
    const of = pick(roll, fields)
    const all = {
      column: pick(roll, fields),
      order: pick(roll, ['asc', 'desc']),
      pageNo: '1',
      pageSize: '10',
      field: of,
      [of]: good.get(resource.name)?.[of] ?? '',
    }
    return Object.fromEntries(Object.entries(all).filter(() => roll(3) === 0))
  }

  /** A number and the code it was sent for that, where a call asks for both. */
  const provenBy = ({ url }: SeenRoute, said: object): Values => {
    const at = /register/.test(url) ? 1 : /passwordChange|phoneVerification/.test(url) ? 2 : 0
    const proof = { mobile: onTheWay.mobiles[at], captcha: onTheWay.codes[at], phone: onTheWay.mobiles[at], smscode: onTheWay.codes[at] }
    const isProof = ('mobile' in said && 'captcha' in said) || ('phone' in said && 'smscode' in said)
    return isProof ? Object.fromEntries(Object.entries(proof).filter(([name]) => name in said)) : {}
  }

  /** A form as its designer draws it, and a record of one. */
  const ofForm = ({ method, url }: SeenRoute): Values => {
    const code = known.made[1] ?? ''
    const field = { dbFieldName: 'label', dbFieldTxt: '名称', dbType: 'string', fieldShowType: 'text', isShowList: '1', isShowForm: '1' }
    if (/\/(addAll|editAll)$/.test(url)) return { head: { id: code, tableName: code, tableTxt: '表单' }, fields: [field], indexs: [] }
    if (/doDbSynch|tableInfo|copyOnlineTable/.test(url)) return { id: code, code }
    return method !== 'GET' && url.includes('/cgform/api/form/') ? { label: '名称', id: code } : {}
  }

  /** What calls of a noun take beside their shape: a whole record, what a move asks for, or what is changed of several. */
  const ofNoun = (roll: Roll, { url }: SeenRoute, resource: Resource): Values => {
    const [verb = ''] = url.split('/').slice(-1)
    // What is to be new is not called like what is there.
    const own = roll(4) > 0 === (verb !== 'add') ? rows.get(resource.name) : undefined
    const values = good.get(resource.name) ?? {}
    const asks = catalogue.flows[resource.name]?.moves[verb]?.asks ?? []
    return {
      ...(/^(list|counts|totals|exportXls)$/.test(verb) ? askedOf(roll, resource) : {}),
      ...(/^(add|edit|import\w*)$/.test(verb) ? values : {}),
      ...Object.fromEntries(asks.map((field) => [field, values[field] ?? sampled(resource.fields[field])])),
      ...(own ? { id: own.id, ids: `${own.id},` } : {}),
      ...(own && verb === 'changeBatch' && roll(3) ? { verb: 'edit', rows: [{ id: own.id }], patch: values } : {}),
    }
  }

  const valuesAt = (roll: Roll, route: SeenRoute): Values => {
    const said = route.input ? (lifelike.ofShape(roll, '', schemaOf(route.input)) as Values) : {}
    const resource = resourceAt(route.url)
    const report = isReport(route) ? ['class', 'child', 'date', 'month', 'from', 'to', 'step'] : []
    return {
      ...said,
      ...Object.fromEntries(report.map((name) => [name, lifelike.text(roll, name)])),
      ...(route.url.startsWith('/sys/quartzJob') && roll(3) ? { id: pick(roll, known.jobs) } : {}),
      ...(route.url.startsWith('/sync/blob') && roll(3) ? { sha: picture.sha, offset: '0', size: String(picture.bytes.length) } : {}),
      ...(resource ? ofNoun(roll, route, resource) : {}),
      ...ofForm(route),
      ...(route.url.includes('/callback/') ? pick(roll, onTheWay.returns) : {}),
      ...(roll(3) ? provenBy(route, said) : {}),
    }
  }
  return { text: lifelike.text, valuesAt }
}
