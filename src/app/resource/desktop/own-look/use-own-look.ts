import { useCallback, useEffect, useMemo } from 'react'
import { type OwnLook, ownLook } from '../../../../contract/list/list-look'
import type { Resource } from '../../../../contract/resource'
import { ListPreference } from '../../../../contract/system/list-preference'
import { useSession } from '../../../session/session'
import type { ViewRow } from '../../row'
import { useLocalRows, useOnline } from '../../use-local'
import { likeSo, takeIn, tellSoon, useKeptLook } from './kept-looks'

/** The row that says how somebody likes a table, the one changed last where two desktops made one at once. */
export const preferenceOf = (rows: readonly ViewRow[], { person, noun }: { person: string; noun: string }): ViewRow | undefined =>
  rows
    .filter((row) => row.noun === noun && row.owner === person)
    .reduce<ViewRow | undefined>((last, row) => (last && String(last.updateTime) > String(row.updateTime) ? last : row), undefined)

/**
 * How this person likes the table of a noun: on this device at once and without a network, and on every other desktop of theirs as soon as the
 * server knows of it. The last one wins.
 */
export function useOwnLook({ name: noun }: Resource): readonly [OwnLook, (change: OwnLook) => void] {
  const person = useSession((state) => state.person?.id ?? '')
  const whose = useMemo(() => ({ person, noun }), [person, noun])
  const { look, isUnsent } = useKeptLook(whose)
  const rows = useLocalRows(ListPreference.name)
  const online = useOnline()
  useEffect(() => {
    const row = preferenceOf(rows ?? [], whose)
    const shows = row && ownLook.safeParse(row.shows).data
    if (row && shows) takeIn(whose, { look: shows, rev: row.rev })
  }, [rows, whose])
  useEffect(() => {
    if (isUnsent && online) tellSoon(whose)
  }, [isUnsent, online, whose])
  const change = useCallback((wanted: OwnLook) => likeSo(whose, wanted), [whose])
  return [look, change]
}
