import type { InjectOptions } from 'fastify'
import { opShape } from '../../../src/contract/sync/op-shape'
import { firstAsk, plainOp } from '../../kit/device/plain-op'
import type { Roll } from '../../kit/dice'
import { endlessText, unkeptTexts } from '../../kit/hostile'
import type { SeenRoute } from '../../kit/server/watch-routes'
import type { Known } from './known'
import { schemaOf } from './lifelike'
import { controlWords } from './requests'
import { isReport, kindOf, resourceAt, routeValuesIn } from './route-values'
import { type TextPlace, textsOf, withText } from './text-places'

type Values = Readonly<Record<string, unknown>>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Sent = Pick<InjectOptions, 'url' | 'payload'> & { readonly method: Method }
/** A request in which one text is none that is kept. `about`: which, and where. */
type TextRequest = Sent & Pick<SeenRoute, 'door'> & { readonly about: string }

const texts = [...unkeptTexts, endlessText(20_000)]
/** What chance says here: nothing that may be there is left out, a list has one item, and of two values the first comes. */
const steady: Roll = (sides) => (sides > 2 ? 1 : 0)
/** As it stands in an address, half a character as well. */
const inAddress = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '')
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}

const namesInPath = (url: string): string[] => [...url.matchAll(/:(\w+)|(\*)$/g)].map(([, name, rest]) => name ?? rest ?? '')

function requestOf({ method, url }: SeenRoute, values: Values, isInBody: boolean): Sent {
  const inPath = namesInPath(url)
  const path = url.replace(/:\w+|\*$/g, (name) => inAddress(values[name.replace(':', '')]))
  const rest = Object.entries(values).filter(([name]) => !inPath.includes(name))
  if (isInBody) return { method: method as Method, url: path, payload: Object.fromEntries(rest) }
  return { method: method as Method, url: `${path}?${rest.map(([name, value]) => `${name}=${inAddress(value)}`).join('&')}` }
}

/** An exchange that says everything one may say, with one op of a noun, and asks for nothing that happened before. */
const exchangeOf = (said: Values, known: Known): Values => {
  const [noun = '', patch = {}] = [...known.good][0] ?? []
  return { ...said, ...firstAsk([plainOp({ noun, key: 'k1', patch, base: patch })]), since: 2 ** 40 }
}

/** Two of the words calls of a noun look at though no shape names them, for the next address two others. A whole record has words of its own. */
function wordsAt({ url }: SeenRoute, at: number): string[] {
  const resource = resourceAt(url)
  if (!resource || /\/(add|edit)$/.test(url)) return []
  const words = [...Object.keys(resource.fields), ...controlWords]
  return [0, 1].flatMap((more) => words[(2 * at + more) % words.length] ?? [])
}

/** Where texts stand in what an address is asked with, or may stand. */
function placesAt(route: SeenRoute, values: Values, at: number): TextPlace[] {
  const shape = route.input && schemaOf(route.input)
  const places = [
    ...namesInPath(route.url).map((name) => [name]),
    ...(shape ? textsOf(shape, values) : []),
    ...(route.url === '/sync' ? textsOf(schemaOf(opShape), plainOp(), ['ops', '0']) : []),
    ...(shape?.additionalProperties ? wordsAt(route, at).map((name) => [name]) : []),
  ]
  return [...new Map(places.map((place) => [place.join('.'), place])).values()]
}

/** A value with a text in one place, as the address takes it: in its path, its query or its body. */
function* sent(route: SeenRoute, values: Values, place: TextPlace, text: string): Generator<TextRequest> {
  const { door, method, url } = route
  const about = `${method} ${url} ${place.join('.')} ${JSON.stringify(text.slice(0, 4))}`
  const changed = withText(values, place, text) as Values
  if (method !== 'GET') yield { about, door, ...requestOf(route, changed, true) }
  if (place.length === 1 && (method === 'GET' || method === 'DELETE')) yield { about, door, ...requestOf(route, changed, false) }
}

/** Which of the places and texts an address is asked with, by its place among all. */
type Turn = (place: number, text: number, places: number) => boolean
const all: Turn = () => true
/** What is alike is asked with one of the texts in each place, and its like with the next. */
const inTurn =
  (at: number): Turn =>
  (place, text) =>
    text === (at + place) % texts.length
/** What every noun has. One that reads is asked in one place; three calls that write and follow each other share the places of their noun. */
const ofNouns =
  ({ method }: SeenRoute, at: number): Turn =>
  (place, text, places) =>
    method === 'GET' || places < 3
      ? place === at % places && inTurn(at)(place, text, places)
      : place % 3 === at % 3 && inTurn(at)(Math.floor(place / 3), text, places)

/** Requests of every address that takes JSON, each with one text in one place that no database keeps, or that is longer than any. */
export function* textRequests(known: Known): Generator<TextRequest> {
  const { valuesAt } = routeValuesIn(known)
  const alike = new Map<string, number>()
  for (const route of known.routes) alike.set(kindOf(route), (alike.get(kindOf(route)) ?? 0) + 1)
  for (const [at, route] of known.routes.filter(({ takes = 'json' }) => takes === 'json').entries()) {
    const said = valuesAt(steady, route)
    const values = route.url === '/sync' ? exchangeOf(said, known) : said
    const places = placesAt(route, values, at)
    const isOfNouns = (alike.get(kindOf(route)) ?? 0) >= texts.length
    const turn = isOfNouns ? ofNouns(route, at) : isReport(route) ? inTurn(at) : all
    for (const [nth, place] of places.entries())
      for (const [which, text] of texts.entries()) if (turn(nth, which, places.length)) yield* sent(route, values, place, text)
  }
}
