import type { Catalogue } from './catalogue'
import type { Resource } from './resource'

/** Most nouns one passes from a reference to words; a longer way, or one that leads back, is none anybody could follow. */
export const longestPath = 4

/**
 * The nouns one passes from a reference to the words people know its row by: the noun referred to and, as long as a title is a reference
 * itself, such as the child of a leave, the noun that one refers to. Empty for a noun the catalogue does not have.
 */
export function titlePath({ resources }: Pick<Catalogue, 'resources'>, noun: string | undefined): readonly Resource[] {
  const path: Resource[] = []
  let next = noun
  while (next !== undefined && Object.hasOwn(resources, next) && path.length < longestPath) {
    const resource = resources[next]
    if (!resource || path.includes(resource)) return path
    path.push(resource)
    next = resource.fields[resource.title]?.noun
  }
  return path
}
