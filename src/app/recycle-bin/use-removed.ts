import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readablePart } from '../../contract/access'
import { compareWords } from '../../contract/list/word-order'
import type { Page } from '../../contract/query'
import { mostCounted, type RemovedCount, recycleBinPath } from '../../contract/recycle-bin/recycle-bin'
import type { Resource } from '../../contract/resource'
import { mayRestore } from '../../contract/sync/may-restore'
import { type Say, useSay } from '../language/use-say'
import { nounKeys } from '../resource/noun-keys'
import type { ViewRow } from '../resource/row'
import { useAnswer } from '../resource/use-answer'
import { useCan } from '../session/use-can'
import { useProduct } from '../shell/product'
import { call } from '../wire/call'
import { words } from './words'

/** The nouns of which this person may bring removed rows back, by name, each as far as they may read it. Lines come back with their document. */
export function useRestorable(): readonly Resource[] {
  const { resources } = useProduct().catalogue
  const can = useCan()
  const say = useSay()
  return useMemo(() => {
    const mine = Object.values(resources).filter((one) => !one.line && mayRestore(can, one))
    return mine.map((one) => readablePart(one, can)).sort((one, two) => compareWords(say(one.label), say(two.label)))
  }, [resources, can, say])
}

/** Under which answers about the whole bin are kept. */
export const binKey = ['recycle-bin'] as const

/** How many removed rows there are of which nouns, by name. `isKnown`: the server has answered, or will not. */
export function useRemovedCounts() {
  const { data, isPending } = useAnswer({
    queryKey: binKey,
    queryFn: ({ signal }) => call<readonly RemovedCount[]>('GET', recycleBinPath, { signal }),
  })
  const counts = useMemo(() => new Map((data ?? []).map(({ noun, count }) => [noun, count])), [data])
  return { counts, isKnown: !isPending }
}

/** Nouns to choose from, first those of which something was removed, each with how much. */
export function countedNouns(nouns: readonly Resource[], counts: ReadonlyMap<string, number>, say: Say) {
  const counted = (noun: string, count: number) => say(words.nounCount, { noun, count: count < mostCounted ? count : `${mostCounted}+` })
  const told = nouns.map(({ name, label }) => ({ value: name, text: say(label), count: counts.get(name) ?? 0 }))
  const [some, none] = [told.filter(({ count }) => count > 0), told.filter(({ count }) => count === 0)]
  return [...some.map((one) => ({ ...one, shown: counted(one.text, one.count) })), ...none]
}

/** Rows on a page. */
const pageSize = 20

/** Texts of a row a word is looked for in. */
const searched = ({ title, list, fields }: Resource): string[] =>
  [...new Set([title, ...list])].filter((name) => ['text', 'note'].includes(fields[name]?.kind ?? ''))

/** Whether removed rows of a noun can be looked for by a word. */
export const isSearched = (resource: Resource): boolean => searched(resource).length > 0

/** A page of what was removed of a noun, what went last first. The page before stays in view while the next is fetched. */
export function useRemoved(resource: Resource, { page, word }: { readonly page: number; readonly word: string }) {
  const conditions = word === '' ? undefined : searched(resource).map((field) => ({ field, rule: 'like', val: word }))
  const query = {
    pageNo: page,
    pageSize,
    ...(conditions && { superQueryParams: JSON.stringify(conditions), superQueryMatchType: 'or' }),
  }
  return useAnswer({
    queryKey: [...nounKeys.all(resource.name), 'removed', page, word],
    queryFn: ({ signal }) => call<Page<ViewRow>>('GET', `${resource.path}/removed`, { query, signal }),
    placeholderData: keepPreviousData,
  })
}
