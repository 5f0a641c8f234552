import { type RawBuilder, sql } from 'kysely'
import type { Ask, Head } from '../../contract/sync/exchange'
import type { Vault } from '../auth/vault'

/** A place of the sequence and the random text it was given. */
export type Marked = { readonly seq: number; readonly mark: string }

/** Whose word a head is: it counts for one tenant and within one epoch. */
type Speaker = { readonly vault: Vault; readonly tenant: number; readonly epoch: string }

const printOf = ({ vault, tenant, epoch }: Speaker, { seq, mark }: Marked): string =>
  vault.print(JSON.stringify(['head', tenant, epoch, seq, mark]))

/** What a device is given to prove later. Nobody can make one up, so nobody can make a server believe that it has lost commits. */
export const headOf = (speaker: Speaker, marked: Marked): Head => ({
  seq: marked.seq,
  seal: `${marked.mark}.${printOf(speaker, marked)}`,
})

/** What a device proves to have been told by this house, in the epoch it counts in. */
export function provenBy(vault: Vault, tenant: number, { epoch, known = [] }: Pick<Ask, 'epoch' | 'known'>): Marked[] {
  if (epoch === null) return []
  return known.flatMap(({ seq, seal }) => {
    const marked = { seq, mark: seal.slice(0, Math.max(0, seal.indexOf('.'))) }
    return headOf({ vault, tenant, epoch }, marked).seal === seal ? [marked] : []
  })
}

/**
 * Whether the sequence of counter `c`, remembered from change `first` on, has every place with its mark. Places from before there were
 * marks, and those that are forgotten, are taken on trust.
 */
export const knowsAll = (proven: readonly Marked[]): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from jsonb_to_recordset(${JSON.stringify(proven)}::jsonb) as p(seq bigint, mark text)
    where p.seq >= least(first, c.seq) and not (p.seq = c.seq and p.mark = coalesce(c.mark, ''))
      and not exists (select from sync_change k where k.tenant_id = c.tenant_id and k.seq = p.seq and coalesce(k.mark, p.mark) = p.mark))`
