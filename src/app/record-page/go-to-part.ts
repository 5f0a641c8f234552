/** The part of that name in the record of `page`. */
export const partIn = (page: Element | null | undefined, name: string) => page?.querySelector(`[data-part="${CSS.escape(name)}"]`)

/** Brings a part of the record in `page` into view, and the keyboard to its title. Answers whether there is such a part. */
export function goToPart(page: Element | null | undefined, name: string): boolean {
  const part = partIn(page, name)
  part?.scrollIntoView({ block: 'start' })
  part?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
  return part !== null && part !== undefined
}
