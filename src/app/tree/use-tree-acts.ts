import { useState } from 'react'
import type { Resource } from '../../contract/resource'
import { confirmFirst } from '../design/overlay/question'
import { toast } from '../design/overlay/toast'
import { enumerate } from '../language/enumerate'
import { currentLanguage, useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { nounKeys } from '../resource/noun-keys'
import { queries } from '../resource/queries'
import { useRemoval } from '../resource/record/use-removal'
import type { ViewRow } from '../resource/row'
import { titleOf } from '../resource/use-titles'
import { call } from '../wire/call'
import { explain } from '../wire/explain'
import type { RowTree } from './tree'
import type { Place } from './tree-places'
import { words } from './words'

/** Most rows a refusal names. */
const named = 5

/** Puts rows to other places, and says where they stand then. */
function usePut(resource: Resource, tree: RowTree, nameOf: (row: ViewRow) => string) {
  const say = useSay()
  const [said, setSaid] = useState('')
  const told = (row: ViewRow, { parentId, before }: Place): string => {
    const others = (tree.levels.get(parentId ?? '') ?? []).filter(({ id }) => id !== row.id)
    const at = before === null ? others.length : others.findIndex(({ id }) => id === before)
    const above = parentId === null ? undefined : tree.byId.get(parentId)
    const place = { name: nameOf(row), at: at + 1, of: others.length + 1 }
    return above ? say(words.moved, { ...place, above: nameOf(above) }) : say(words.movedTop, place)
  }
  const put = async (row: ViewRow, place: Place): Promise<boolean> => {
    try {
      await call('POST', `${resource.path}/place`, { body: { id: row.id, ...place } })
      setSaid(told(row, place))
      await queries.invalidateQueries({ queryKey: nounKeys.all(resource.name) })
      return true
    } catch (error) {
      toast(explain(error, currentLanguage()), { tone: 'bad' })
      return false
    }
  }
  return { said, put }
}

/** What is done with rows where they stand in their tree. `show`: opens what lies below one. */
export function useTreeActs(resource: Resource, tree: RowTree, show: (id: string) => void) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const nameOf = (row: ViewRow) => titleOf(resource, row, language)
  const remove = useRemoval(resource, [...tree.byId.values()])
  const { said, put } = usePut(resource, tree, nameOf)
  /** What others lie below is not deleted, and they are named instead. */
  const takeAway = async (row: ViewRow): Promise<boolean> => {
    const below = tree.levels.get(row.id) ?? []
    if (below.length === 0) return remove([row.id])
    const names = enumerate(below.slice(0, named).map(nameOf))
    const wantsToSee = await confirmFirst({
      title: say(words.belowTitle, { name: nameOf(row) }),
      body: say(words.belowBody, { names: below.length > named ? say(words.belowMore, { names, count: below.length }) : names }),
      confirm: say(words.show),
    })
    if (wantsToSee) show(row.id)
    return false
  }
  return { nameOf, said, put, takeAway }
}

export type TreeActs = ReturnType<typeof useTreeActs>
