import type { Log } from '../told'

type Stormed = {
  readonly storm: {
    readonly log: Pick<Log, 'told' | 'counts' | 'misses'>
    readonly devices: Readonly<Record<string, { readonly proxy: { readonly calls: readonly { readonly fate: string }[] } }>>
  }
}

/**
 * A storm in which nothing was done or nothing went wrong would have shown nothing; nor would one in which people press what can no longer be
 * pressed: of all they try, a fifth may fail.
 */
export function busy({ storm: { log, devices } }: Stormed): string[] {
  const broken = Object.values(devices).flatMap(({ proxy }) => proxy.calls.filter(({ fate }) => fate !== 'answered'))
  const { told, misses, counts } = log
  const { tried = 0 } = counts
  const isIdle = told.length < 10 || broken.length === 0
  const isVain = misses.length * 5 > tried
  return [
    ...(isIdle ? [`only ${told.length} things were told, ${broken.length} calls failed`] : []),
    ...(isVain ? [`${misses.length} of ${tried} deeds failed: ${misses.slice(0, 3).join('; ')}`] : []),
  ]
}
