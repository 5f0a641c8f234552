/** Does something for every name at once. Answers by name. */
export async function forEachOf<Name extends string, T>(
  names: readonly Name[],
  work: (name: Name) => Promise<T>,
): Promise<Record<Name, T>> {
  const done = await Promise.all(names.map(async (name) => [name, await work(name)] as const))
  return Object.fromEntries(done) as Record<Name, T>
}
