import { useState } from 'react'
import type { AdvancedQuery } from '../../../contract/list/advanced-query'
import { confirmFirst } from '../../design/overlay/question'
import { toast } from '../../design/overlay/toast'
import { useSay } from '../../language/use-say'
import type { QueryField } from './query-field'
import { keepQueries, mostSaved, type NamedQuery, savedQueries } from './saved-queries'
import { words } from './words'

/** The queries kept at a place of `savedUnder`, in the order they were kept. What another window has kept meanwhile stays. */
export function useSavedQueries(under: string, fields: readonly QueryField[]) {
  const say = useSay()
  const [all, setAll] = useState(() => savedQueries(under))
  const put = (change: (kept: readonly NamedQuery[]) => readonly NamedQuery[]) => {
    const next = change(savedQueries(under))
    keepQueries(under, fields, next)
    setAll(next)
  }
  return {
    all,
    /** Keeps a query under a name, over one of that name only where its person wants that. */
    save: async (title: string, query: AdvancedQuery) => {
      const known = savedQueries(under)
      const isKnown = known.some((one) => one.title === title)
      if (!isKnown && known.length >= mostSaved) return void toast(say(words.full, { max: mostSaved }), { tone: 'bad' })
      const question = { title: say(words.overwriteAsk, { name: title }), confirm: say(words.overwrite) }
      if (isKnown && !(await confirmFirst(question))) return
      put((kept) => [...kept.filter((one) => one.title !== title), { title, query }])
      toast(say(words.kept, { name: title }))
    },
    /** Deletes one, where its person wants that. */
    drop: async (title: string) => {
      if (await confirmFirst({ title: say(words.dropAsk), body: title, confirm: say('remove'), danger: true }))
        put((kept) => kept.filter((one) => one.title !== title))
    },
  }
}
