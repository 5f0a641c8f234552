import { useMemo } from 'react'
import type { Resource } from '../../../contract/resource'
import { ListView, shareViewRight } from '../../../contract/system/list-view'
import { useEngine } from '../../offline/engine-context'
import { useSession } from '../../session/session'
import { useCan } from '../../session/use-can'
import { useSave } from '../form/use-save'
import { useLocalRows } from '../use-local'
import { inTurn, type Looked, lookOf, type SavedView, viewOf } from './saved-view'

export type Naming = { readonly name: string; readonly shared: boolean }

export type SavedViews = {
  readonly views: readonly SavedView[]
  /** Whether this person may let the whole house use a view. */
  readonly mayShare: boolean
  readonly mayEdit: (view: SavedView) => boolean
  /** Keeps how a list is looked at. Resolves to the id of the view; throws a `WireError` the server refuses with. */
  readonly add: (naming: Naming, looked: Looked) => Promise<string>
  /** Makes a view show what the list shows now. */
  readonly update: (view: SavedView, looked: Looked) => Promise<void>
  readonly rename: (view: SavedView, naming: Naming) => Promise<void>
  readonly remove: (view: SavedView) => Promise<void>
}

/** The views of a noun's list somebody may use: from the device, so without network too. Keeping one needs the network. */
export function useSavedViews(resource: Resource): SavedViews {
  const rows = useLocalRows(ListView.name)
  const me = useSession((state) => state.person?.id)
  const can = useCan()
  const engine = useEngine()
  const { save, remove } = useSave(ListView)
  const views = useMemo(() => (rows ?? []).flatMap((row) => viewOf(resource, row, me) ?? []).sort(inTurn), [rows, resource, me])
  const mayShare = can(`${ListView.name}:${shareViewRight}`)
  const change = async (view: SavedView, patch: object) => {
    const row = rows?.find(({ id }) => id === view.id)
    if (row) await save({ row, patch: { ...patch } })
    engine.wake('manual')
  }
  return {
    views,
    mayShare,
    mayEdit: (view) => view.isOwn || (view.shared && mayShare),
    add: async (naming, looked) => {
      const id = await save({ patch: { ...naming, noun: resource.name, shows: lookOf(looked) } })
      engine.wake('manual')
      return id
    },
    update: (view, looked) => change(view, { shows: lookOf(looked) }),
    rename: (view, naming) => change(view, naming),
    remove: async (view) => {
      await remove([view.id])
      engine.wake('manual')
    },
  }
}
