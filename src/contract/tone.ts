import type { FieldFacts } from './field'
import type { DictCode } from './registry'

/** What something means for whoever reads it, which its colour tells beside a sign or a word. */
export const everyTone = ['good', 'bad', 'care', 'late', 'open', 'plain'] as const
export type Tone = (typeof everyTone)[number]

export const isTone = (value: unknown): value is Tone => everyTone.some((tone) => tone === value)

/** What the values of dictionaries that say how something stands mean for whoever reads them. A value without a tone is a word like any other. */
export type Tones = { readonly [C in DictCode]?: Readonly<Record<string, Tone>> }

/** What a value means for whoever reads it; undefined where it is a word like any other. */
export const toneOf = (tones: Tones | undefined, { dict }: FieldFacts, value: unknown): Tone | undefined => {
  const known: Readonly<Record<string, Tone>> | undefined =
    dict && tones && Object.hasOwn(tones, dict) ? tones[dict as keyof Tones] : undefined
  return known && Object.hasOwn(known, String(value)) ? known[String(value)] : undefined
}

/** What the days left until the last one on which something is good mean: 0 on that day, less after it. `facts`: those of the field that names the day. */
export const toneOfDaysLeft = (left: number, { runsOut }: Pick<FieldFacts, 'runsOut'>): 'good' | 'care' | 'bad' =>
  !runsOut || left > runsOut.ahead ? 'good' : left > runsOut.soon ? 'care' : 'bad'
