/** The value in the middle. */
export function median(values: readonly number[]): number {
  const ordered = [...values].sort((one, two) => one - two)
  const middle = ordered.length >> 1
  return ordered.length % 2 === 1
    ? (ordered[middle] ?? Number.NaN)
    : ((ordered[middle - 1] ?? Number.NaN) + (ordered[middle] ?? Number.NaN)) / 2
}

/** The value that `share` of all do not exceed. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((one, two) => one - two)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

/** How often per second `work` gets done when `lanes` do it side by side, each one after the other, for `ms` milliseconds. */
export async function pace(work: (lane: number) => Promise<unknown>, lanes: number, ms: number): Promise<number> {
  const begun = performance.now()
  let done = 0
  const lane = async (at: number) => {
    for (; performance.now() - begun < ms; done++) await work(at)
  }
  await Promise.all(Array.from({ length: lanes }, (_, at) => lane(at)))
  return (done / (performance.now() - begun)) * 1000
}

type Race = { readonly ours: () => Promise<number>; readonly baseline: () => Promise<number>; readonly rounds?: number }

/** Measures both by turns, so that what the machine does meanwhile hits both, after one round that does not count. */
export async function compare({ ours, baseline, rounds = 5 }: Race): Promise<{ ours: number; baseline: number; ratio: number }> {
  const found: { ours: number; baseline: number }[] = []
  for (let round = 0; round <= rounds; round++) {
    const first = round % 2 === 0
    const early = await (first ? ours : baseline)()
    const late = await (first ? baseline : ours)()
    found.push(first ? { ours: early, baseline: late } : { ours: late, baseline: early })
  }
  const counted = found.slice(1)
  return {
    ours: median(counted.map((one) => one.ours)),
    baseline: median(counted.map((one) => one.baseline)),
    ratio: median(counted.map((one) => one.ours / one.baseline)),
  }
}

/** Milliseconds one run of `work` takes, the middle of `times`, after some that do not count. */
export async function cost(work: () => Promise<unknown>, times: number): Promise<number> {
  const taken: number[] = []
  for (let at = -Math.ceil(times / 5); at < times; at++) {
    const begun = performance.now()
    await work()
    if (at >= 0) taken.push(performance.now() - begun)
  }
  return median(taken)
}
