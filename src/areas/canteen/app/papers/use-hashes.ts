import { useOwnHashes } from '../../../../app/offline/outbox/use-own-hashes'
import { useAnswer } from '../../../../app/resource/use-answer'
import { call } from '../../../../app/wire/call'
import { chainPath, type RecordSeal } from '../../../../contract/sync/chain'

async function firstSeal(id: string): Promise<string | undefined> {
  const seals = await call<readonly RecordSeal[]>('GET', chainPath('retained-sample', id)).catch(() => [])
  return seals[0]?.hash
}

/**
 * The record hashes under which samples were recorded, by id. What this device made it knows itself, before anything is sent; those
 * of others that the server does not know, or cannot be asked for, are missing.
 */
export function useHashes(ids: readonly string[]): Readonly<Record<string, string | undefined>> {
  const own = useOwnHashes('retained-sample', ids)
  const others = ids.filter((id) => !own[id])
  const { data } = useAnswer({
    queryKey: ['seals', ...others],
    enabled: others.length > 0,
    queryFn: async () => Object.fromEntries(await Promise.all(others.map(async (id) => [id, await firstSeal(id)] as const))),
  })
  return { ...data, ...own }
}
