import type { Resource } from '../../contract/resource'
import { FieldFacts } from '../resource/FieldFacts'

type Props = {
  resource: Resource
  patch: Readonly<Record<string, unknown>>
  /** What the server says references mean, by field. */
  words?: Readonly<Record<string, string>>
}

/** The values an edit carries, by field. */
export const PatchFacts = ({ resource, patch, words }: Props) => (
  <FieldFacts resource={resource} values={patch} names={Object.keys(patch)} wordsOf={(name) => words?.[name]} />
)
