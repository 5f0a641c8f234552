/** Brings a part of the record in `page` into view, and the keyboard to its title. Answers whether there is such a part. */
export function goToPart(page: Element | null | undefined, name: string): boolean {
  const part = page?.querySelector(`[data-part="${CSS.escape(name)}"]`)
  part?.scrollIntoView({ block: 'start' })
  part?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
  return part !== null && part !== undefined
}
