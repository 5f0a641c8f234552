import { type Catalogue, flowOf, resourceOf } from '../catalogue'
import { refuse } from '../error'
import type { Move } from '../flow'
import type { Resource } from '../resource'
import { restoring } from './restoring'

/** Refuses an edit that may not be kept on a device for later. Answers its noun, and the move it makes if it is one. */
export function checkOfflineVerb(catalogue: Catalogue, noun: string, verb: string): { resource: Resource; move: Move | undefined } {
  const resource = resourceOf(catalogue, noun)
  if (resource?.offline.mode !== 'write') refuse('noun.unknown', { noun })
  const moves = flowOf(catalogue, noun)?.moves ?? {}
  const move = Object.hasOwn(moves, verb) ? moves[verb] : undefined
  // What is to come back was taken away before.
  const asked = verb === restoring ? 'remove' : verb
  if (!(move?.offline ?? resource.verbs.some((known) => known === asked))) refuse('op.unknown', { verb })
  return { resource, move }
}
