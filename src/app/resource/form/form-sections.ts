import type { Values } from '../../../contract/fields/values'
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

/** A noun whose form does not ask what a new row is `about`: that is settled where the form stands. */
export function withoutSettled(resource: Resource, about: Values): Resource {
  const isAsked = (name: string) => !Object.hasOwn(about, name)
  const form = resource.form.map((line) => line.filter(isAsked)).filter((line) => line.length > 0)
  const names = resource.form.flat()
  const sections = resource.sections?.map((one) => ({ ...one, from: names.slice(names.indexOf(one.from)).find(isAsked) ?? one.from }))
  return { ...resource, form, ...(sections && { sections }) }
}
