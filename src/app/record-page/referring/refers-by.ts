import type { Resource } from '../../../contract/resource'

/** The fields by which rows of a noun refer to those of another one, but for lines to their document. */
export const refersBy = ({ fields, line }: Resource, noun: string): readonly string[] =>
  Object.entries(fields)
    .filter(([name, facts]) => facts.noun === noun && (facts.kind === 'ref' || facts.kind === 'refs') && name !== line?.of)
    .map(([name]) => name)
