import { type FactsByNoun, tableFactsPath } from '../../../../contract/list/table-facts'
import { useSyncStatus } from '../../../offline/use-sync-status'
import { useFollowed } from '../../../offline/view/use-followed'
import { isCopied } from '../../../offline/view/use-is-copied'
import { useAnswer } from '../../../resource/use-answer'
import { useOnline } from '../../../resource/use-local'
import { call } from '../../../wire/call'
import { useProduct } from '../../product'
import { readCopies } from './table-copies'

/** What tables hold: as the server says, or, while it cannot be reached, as far as their rows lie on this device (`isHere`). */
export type ToldTables = { readonly facts: FactsByNoun; readonly isHere: boolean }

/** Follows what every table holds that somebody sees. Of tables nothing is known of there is nothing in it. */
export function useTableFacts(): ToldTables {
  const { catalogue } = useProduct()
  const online = useOnline()
  const { data, isError } = useAnswer<FactsByNoun>({
    queryKey: ['noun', 'table-facts'],
    enabled: online,
    queryFn: ({ signal }) => call<FactsByNoun>('GET', tableFactsPath, { signal }),
  })
  const isHere = !online || isError
  const kept = useSyncStatus((status) =>
    isHere
      ? Object.values(catalogue.resources)
          .filter((resource) => resource.offline.mode !== 'none' && isCopied(status, resource))
          .map(({ name }) => name)
          .join()
      : '',
  )
  const copies = useFollowed(`table facts ${kept}`, (engine) => readCopies(engine, kept === '' ? [] : kept.split(',')))
  return { facts: (isHere ? copies : data) ?? {}, isHere }
}
