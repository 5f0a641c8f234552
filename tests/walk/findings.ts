import type { Language } from '../../src/contract/label'
import type { Circumstance, Size } from './plan'

/** Who stands where. */
export type Place = {
  readonly role: string
  readonly size: Size
  readonly language: Language
  readonly under: readonly Circumstance[]
  readonly path: string
}

/** Whose view of a screen it is, in words. */
export const viewOf = ({ role, size, language, under }: Omit<Place, 'path'>): string => [role, size, language, ...under].join(' ')

/** What is done before the first visit of a tour: where it fails, none is made. */
export const signIn = 'sign in'

/** Something that is not as it should be, and in doing what it was found. */
export type Finding = Place & { readonly step: string; readonly what: string }

/** Findings of the same kind at the same screen, told once with everybody who met them. */
export function report(findings: readonly Finding[]): string[] {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const key = `${finding.path}\n${finding.step}\n${finding.what}`
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  return [...groups.values()].map((same) => {
    const [first] = same as [Finding]
    const who = [...new Set(same.map(viewOf))]
    return `✗ ${first.path} · ${first.step}: ${first.what}\n    ${who.join(', ')}`
  })
}
