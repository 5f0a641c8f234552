import type { Resource } from '../../contract/resource'
import type { EarlyPart } from '../design/early-part'
import type { PageAddition, RecordPage } from './record-page'

const inOrder = <T extends { readonly order: number }>(all: readonly T[]): readonly T[] => all.toSorted((one, two) => one.order - two.order)

/** A page with what other areas say on it. */
export const joinedPage = (page: RecordPage, added: readonly PageAddition[]): RecordPage => ({
  ...page,
  banners: [page, ...added].flatMap(({ banners = [] }) => banners),
  signs: [page, ...added].flatMap(({ signs = [] }) => signs),
  acts: inOrder([page, ...added].flatMap(({ acts = [] }) => acts)),
  parts: inOrder([page, ...added].flatMap(({ parts }) => parts)),
})

/** Everything of a page that is fetched apart. */
function partsIn({ head, signs = [], acts = [], parts }: RecordPage): readonly Pick<EarlyPart, 'fetch'>[] {
  const ofActs = acts.flatMap((act): Pick<EarlyPart, 'fetch'>[] => ('part' in act ? [act.part] : 'sheet' in act ? [act.sheet] : []))
  const facts = head.facts.flatMap((fact) => (typeof fact === 'string' ? [] : [fact]))
  return [...signs, ...facts, ...ofActs, ...parts.flatMap((part) => ('part' in part ? [part.part] : []))]
}

/** Fetches what a page is made of. What cannot be fetched is told where it is drawn. */
export const fetchParts = (page: RecordPage): Promise<unknown> => Promise.all(partsIn(page).map(({ fetch }) => fetch()))

/** Fields of a noun that no part of its page shows. */
export function fieldsBeside(resource: Resource, page: RecordPage): readonly string[] {
  const { head, parts } = page
  const shown = new Set<string>([
    resource.title,
    resource.avatar ?? '',
    ...parts.flatMap((part) => ('fields' in part ? part.fields.flat() : 'part' in part ? (part.shows ?? []) : [])),
  ])
  for (const fact of [head.beside, head.state?.field, ...head.facts]) if (typeof fact === 'string') shown.add(fact)
  return Object.keys(resource.fields).filter((name) => !shown.has(name))
}
