/** Where the first of some items is that `is` so, where all that follow it are as well; behind the last when none is. */
export function firstThat<T>(items: readonly T[], is: (item: T) => boolean): number {
  let [from, to] = [0, items.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (is(items[middle] as T)) to = middle
    else from = middle + 1
  }
  return from
}
