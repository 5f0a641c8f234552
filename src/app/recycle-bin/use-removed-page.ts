import { useState } from 'react'
import type { Resource } from '../../contract/resource'
import { confirmFirst } from '../design/overlay/question'
import { useSay } from '../language/use-say'
import { useRowNames } from '../resource/record/use-row-names'
import type { ViewRow } from '../resource/row'
import type { RemovedRows } from './removed-row'
import { useRemoved } from './use-removed'
import { useRestore } from './use-restore'
import { words } from './words'

const noRows: readonly ViewRow[] = []

/** A page of removed rows, which of them are chosen, and how they are brought back or deleted for good. */
export function useRemovedPage(resource: Resource, word: string) {
  const say = useSay()
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const answer = useRemoved(resource, { page, word })
  const { isBusy, failure, restore, forget } = useRestore(resource)
  const rows = answer.data?.records ?? noRows
  const names = useRowNames(resource, rows)
  const shown = rows.map(({ id }) => id)
  const here = chosen.filter((id) => shown.includes(id))
  const bring = async (ids: readonly string[]) => {
    if (await restore(ids, say(words.restored, { count: ids.length }))) leave(ids)
  }
  const wipe = async (ids: readonly string[]) => {
    const count = ids.length
    const isWanted = await confirmFirst({
      title: say(words.forgetTitle, { count, noun: say(resource.label) }),
      body: say(words.forgetBody),
      confirm: say(words.forgetConfirm),
      typed: say(words.forgetTyped),
      danger: true,
    })
    if (isWanted && (await forget(ids, say(words.forgotten, { count })))) leave(ids)
  }
  const leave = (ids: readonly string[]) => {
    setChosen((now) => now.filter((id) => !ids.includes(id)))
    // The last page may be empty now.
    if (page > 1 && shown.every((id) => ids.includes(id))) setPage(page - 1)
  }
  const given: RemovedRows = {
    ...{ resource, rows, names, chosen, isBusy },
    toggle: (id) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]),
    toggleAll: () => setChosen(here.length === shown.length ? [] : shown),
    restore: (id) => void bring([id]),
  }
  return {
    answer,
    failure,
    page,
    setPage,
    here,
    bringChosen: () => void bring(here),
    wipeChosen: () => void wipe(here),
    given,
  }
}
