import type { Label } from '../../../contract/label'
import type { Resource } from '../../../contract/resource'

/** Lines of a form that belong together. What stands before the first section has no title. */
export type FormSection = { readonly label: Label | undefined; readonly lines: readonly (readonly string[])[] }

/** The lines of a noun's form in its sections, in order; all of them in one where it has none. */
export function sectionsOf({ form, sections = [] }: Pick<Resource, 'form' | 'sections'>): FormSection[] {
  const found: { label: Label | undefined; lines: (readonly string[])[] }[] = [{ label: undefined, lines: [] }]
  for (const line of form) {
    const begun = sections.find(({ from }) => from === line[0])
    if (begun) found.push({ label: begun.label, lines: [] })
    found.at(-1)?.lines.push(line)
  }
  return found.filter(({ lines }) => lines.length > 0)
}
