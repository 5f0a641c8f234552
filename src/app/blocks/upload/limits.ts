import { attachmentLimits } from '../../../contract/fields/attachment'
import { attachable, typeNamed } from '../../../contract/fields/file-type'
import { type Label, label } from '../../../contract/label'
import { kindOf } from './file-kind'
import { words } from './words'

/** What may be uploaded in one place. */
export type Limits = {
  /** Most files; any number when 0. */
  readonly count: number
  /** Which stay when there are more: the first, and the others are refused; or the last, and those before them go. */
  readonly keeps: 'first' | 'last'
  /** Most bytes of one that is no picture; pictures are made small on the way. */
  readonly size: number
  readonly takes: 'files' | 'pictures'
}

export const usualLimits: Limits = { count: 0, keeps: 'first', size: attachmentLimits.size, takes: 'files' }

/** A picture as a camera makes it has so many bytes at most; a larger one no browser here could open. */
const largestPicture = 64 * 1024 * 1024
/** Pictures of these kinds become photographs on the way. */
const turned = ['.gif', '.webp', '.bmp']

/** Endings and types a chooser of files offers. */
export const acceptOf = ({ takes }: Limits): string => (takes === 'pictures' ? 'image/jpeg,image/png' : [attachable, ...turned].join(','))

/** Whether a file goes through as a picture, made small. */
export const isPicture = ({ name, type }: { readonly name: string; readonly type: string }): boolean =>
  type.includes('image') || kindOf(name) === 'picture'

/** What is wrong with a file, and the values its sentence needs. */
export type FileProblem = { readonly why: Label; readonly values?: Readonly<Record<string, string | number | readonly string[]>> }

const megabytes = (bytes: number) => Math.round((bytes / 1024 / 1024) * 10) / 10

/** Why a file is not taken; undefined when it is. Nothing of it is read. */
export function problemOf(
  file: { readonly name: string; readonly type: string; readonly size: number },
  limits: Limits,
): FileProblem | undefined {
  const { name } = file
  if (limits.takes === 'pictures' && !file.type.includes('image')) return { why: words.onlyPictures }
  const isTaken = isPicture(file) ? !/svg/i.test(`${file.type} ${name}`) : typeNamed(name) !== undefined
  if (!isTaken) return { why: words.typeRefused, values: { name } }
  if (file.size === 0) return { why: words.empty, values: { name } }
  const most = isPicture(file) ? largestPicture : limits.size
  return file.size > most ? { why: words.tooLarge, values: { name, max: megabytes(most) } } : undefined
}

/** Which of some chosen files go on, and why the others do not. `held`: how many there are already. */
export function sortOut<F extends { readonly name: string; readonly type: string; readonly size: number }>(
  files: readonly F[],
  held: number,
  limits: Limits,
): { readonly taken: readonly F[]; readonly problems: readonly FileProblem[] } {
  const judged = files.map((file) => ({ file, problem: problemOf(file, limits) }))
  const fit = judged.filter(({ problem }) => !problem).map(({ file }) => file)
  const problems = judged.flatMap(({ problem }) => problem ?? [])
  const { count, keeps } = limits
  if (count === 0) return { taken: fit, problems }
  if (keeps === 'last') return { taken: fit.slice(-count), problems }
  const taken = fit.slice(0, Math.max(0, count - held))
  const left = fit.slice(taken.length).map(({ name }) => name)
  const many = left.length > 0 ? [{ why: words.tooMany, values: { max: count, names: left } }] : []
  return { taken, problems: [...problems, ...many] }
}

/** Of more files than may stay the last ones, where a place keeps these. */
export const within = <F>(files: readonly F[], { count, keeps }: Limits): readonly F[] =>
  count > 0 && keeps === 'last' ? files.slice(-count) : files

/** What is said before anybody chooses. */
export const hintOf = ({ count, size, takes }: Limits): FileProblem[] => [
  takes === 'pictures' ? { why: words.picturesHint } : { why: words.filesHint, values: { max: megabytes(size) } },
  ...(count > 0 ? [{ why: takes === 'pictures' ? words.picturesCount : words.filesCount, values: { max: count } }] : []),
]

/** Between sentences that stand side by side. */
export const between: Label = label('；', '; ')
