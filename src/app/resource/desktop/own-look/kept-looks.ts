import { create } from 'zustand'
import { type OwnLook, ownLook } from '../../../../contract/list/list-look'
import type { Page } from '../../../../contract/query'
import { ListPreference } from '../../../../contract/system/list-preference'
import { keep, recall } from '../../../session/storage'
import { call } from '../../../wire/call'
import type { ViewRow } from '../../row'

/** How somebody likes a table. `rev`: the version of the row that says so at least; `isUnsent`: the server does not know it yet. */
export type KeptLook = { readonly look: OwnLook; readonly rev: number; readonly isUnsent: boolean }

/** Whose and which table's it is. */
export type Whose = { readonly person: string; readonly noun: string }

/** Milliseconds after the last change until the server is told: an edge that is drawn is one change. */
const pause = 1500
const unknown: KeptLook = { look: {}, rev: 0, isUnsent: false }

const nameOf = ({ person, noun }: Whose): string => `LOOK_${person}_${noun}`
const useLooks = create<Readonly<Record<string, KeptLook>>>(() => ({}))
const timers = new Map<string, ReturnType<typeof setTimeout>>()

function recalled(name: string): KeptLook {
  const kept = recall<Partial<KeptLook>>(name)
  const look = ownLook.safeParse(kept?.look).data
  return kept && look ? { look, rev: Number(kept.rev) || 0, isUnsent: kept.isUnsent === true } : unknown
}

/** What this device keeps; what it never heard of is as the product has it. */
export const keptLook = (whose: Whose): KeptLook => {
  const name = nameOf(whose)
  const known = useLooks.getState()[name]
  if (known) return known
  const found = recalled(name)
  useLooks.setState({ [name]: found })
  return found
}

export const useKeptLook = (whose: Whose): KeptLook => {
  const kept = useLooks((state) => state[nameOf(whose)])
  return kept ?? keptLook(whose)
}

function put(whose: Whose, kept: KeptLook): void {
  const name = nameOf(whose)
  keep(name, kept, null)
  useLooks.setState({ [name]: kept })
}

/** Takes in what another desktop has made of it. Nothing, while this one's own is on its way: the last one wins. */
export function takeIn(whose: Whose, { look, rev }: Pick<KeptLook, 'look' | 'rev'>): void {
  const kept = keptLook(whose)
  if (!kept.isUnsent && rev >= kept.rev && JSON.stringify(kept.look) !== JSON.stringify(look)) put(whose, { look, rev, isUnsent: false })
}

/** Writes over the row there is, whoever wrote it last, or makes the first. Answers the version it has at least from now on. */
async function send({ noun }: Whose, shows: OwnLook): Promise<number> {
  const query = { noun, pageNo: 1, pageSize: 1, column: 'updateTime', order: 'desc' }
  const { records } = await call<Page<ViewRow>>('GET', `${ListPreference.path}/list`, { query })
  const [row] = records
  if (row) await call('PUT', `${ListPreference.path}/edit`, { body: { id: row.id, shows } })
  else await call('POST', `${ListPreference.path}/add`, { body: { noun, shows } })
  return (row?.rev ?? 0) + 1
}

/** Tells the server. Where it cannot be told now, the next time this table is opened or the network comes back. */
async function tell(whose: Whose): Promise<void> {
  const { look } = keptLook(whose)
  const rev = await send(whose, look).catch(() => undefined)
  const now = keptLook(whose)
  if (rev !== undefined && now.look === look) put(whose, { look, rev, isUnsent: false })
}

/** Has the server told of what it does not know, once nothing has changed for a moment. */
export function tellSoon(whose: Whose): void {
  const name = nameOf(whose)
  clearTimeout(timers.get(name))
  timers.set(
    name,
    setTimeout(() => {
      timers.delete(name)
      void tell(whose)
    }, pause),
  )
}

/** Changes how a table is liked, here at once. */
export function likeSo(whose: Whose, change: OwnLook): void {
  const { look, rev } = keptLook(whose)
  put(whose, { look: { ...look, ...change }, rev, isUnsent: true })
  tellSoon(whose)
}
