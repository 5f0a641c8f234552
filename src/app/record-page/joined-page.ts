import type { Resource } from '../../contract/resource'
import type { PageAddition, RecordPage } from './record-page'

const inOrder = <T extends { readonly order: number }>(all: readonly T[]): readonly T[] => all.toSorted((one, two) => one.order - two.order)

/** A page with what other areas say on it. */
export const joinedPage = (page: RecordPage, added: readonly PageAddition[]): RecordPage => ({
  ...page,
  banners: [page, ...added].flatMap(({ banners = [] }) => banners),
  bannerParts: [page, ...added].flatMap(({ bannerParts = [] }) => bannerParts),
  inBanners: Object.assign({}, ...[page, ...added].map(({ inBanners }) => inBanners)),
  signs: [page, ...added].flatMap(({ signs = [] }) => signs),
  acts: inOrder([page, ...added].flatMap(({ acts = [] }) => acts)),
  parts: inOrder([page, ...added].flatMap(({ parts }) => parts)),
})

/** Fields of a noun that no part of its page shows. */
export function fieldsBeside(resource: Resource, page: RecordPage): readonly string[] {
  const { head, parts } = page
  const shown = new Set<string>([
    resource.title,
    resource.avatar ?? '',
    ...parts.flatMap((part) => ('fields' in part ? part.fields.flat() : 'part' in part ? (part.shows ?? []) : [])),
  ])
  for (const fact of [head.beside, head.state, ...head.facts]) if (typeof fact === 'string') shown.add(fact)
  return Object.keys(resource.fields).filter((name) => !shown.has(name))
}
