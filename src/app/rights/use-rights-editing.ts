import { useState } from 'react'
import { confirmFirst } from '../design/overlay/question'
import { toast } from '../design/overlay/toast'
import { currentLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { useHoldUpdates } from '../pwa/update-guard'
import { nounKeys } from '../resource/noun-keys'
import { queries } from '../resource/queries'
import { call } from '../wire/call'
import { explain } from '../wire/explain'
import { type Branch, type Chosen, difference, type Rights, toggled } from './rights-tree'
import type { RightsSource } from './use-rights'
import { words } from './words'

/** The record whose rights are edited: what it is called, and what it gives. */
export type Edited = { readonly source: RightsSource; readonly name: string; readonly given: Chosen }
type Options = { role: Edited; rights: Rights; beyond: ReadonlySet<string>; onDone: () => void }

/** Sends only what is given or taken, so that what others changed meanwhile stays. */
async function save({ noun, save: { path, named } }: RightsSource, added: readonly string[], removed: readonly string[]): Promise<void> {
  await call('POST', path, { body: { ...named, permissionIds: added.join(), lastpermissionIds: removed.join() } })
  void queries.invalidateQueries({ queryKey: nounKeys.all(noun) })
}

/** The choice of a role's rights while somebody changes it. What was chosen stays when saving fails. */
export function useRightsEditing({ role, rights, beyond, onDone }: Options) {
  const say = useSay()
  // What others change meanwhile must not slip into what this person compares with.
  const [before] = useState(role.given)
  const [chosen, setChosen] = useState<Chosen>(role.given)
  const [linked, setLinked] = useState(true)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { added, removed } = difference(before, chosen)
  const isChanged = added.length + removed.length > 0
  const what = say(words.difference, { added: added.length, removed: removed.length })
  useHoldUpdates(isChanged)
  const isLocked = (grant: string) => beyond.has(grant)
  return {
    chosen,
    linked,
    busy,
    failure,
    isChanged,
    isLocked,
    what: isChanged ? what : say(words.noDifference),
    link: () => setLinked(!linked),
    press: (branch: Branch) => setChosen(toggled(rights, chosen, branch, { linked, isLocked })),
    save: async () => {
      setBusy(true)
      setFailure(undefined)
      try {
        await save(role.source, added, removed)
        toast(say(words.saved, { role: role.name }))
        onDone()
      } catch (error) {
        setFailure(explain(error, currentLanguage()))
      } finally {
        setBusy(false)
      }
    },
    leave: async () => {
      const question = { title: say(words.leave), body: say(words.leaveWhat, { what }), confirm: say(words.discard), danger: true }
      if (!isChanged || (await confirmFirst(question))) onDone()
    },
  }
}
