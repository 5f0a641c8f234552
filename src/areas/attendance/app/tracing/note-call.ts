import type { Label, Language } from '../../../../contract/label'
import { say } from '../../../../contract/label'
import { edit, type Intent, move } from '../../../../contract/sync/intent'
import { type CallResult, callResults, isReached } from '../../call-results'
import type { CallLine } from '../../reports/tracing-report'
import { AbsenceTrace } from '../../sheet/absence-trace'

/** What came of a call. Whatever was not asked stays as it was. */
export type CallOutcome = {
  readonly result: CallResult
  readonly note?: string
  readonly symptoms?: readonly string[] | null
  readonly temp?: number
  readonly hospital?: string
  /** Undefined: not asked, which is no answer. */
  readonly isInfectious?: boolean
  readonly expectedReturn?: string
}

/** The moment of a call and whoever makes it. `back`: the next open day, for whoever says the child comes tomorrow. */
export type Caller = { readonly at: string; readonly by: string; readonly language: Language; readonly back: string | undefined }

const wordsOf = (word: Label, note: string | undefined, language: Language): string =>
  [say(word, language), note?.trim()].filter(Boolean).join('：').slice(0, 200)

/**
 * The intents to note a call of the list. Whoever was reached is followed from then on; a follow-up that was due is done with it. A call
 * nobody answered is written down and changes nothing else.
 */
export function noteIntents({ trace, why }: Pick<CallLine, 'trace' | 'why'>, outcome: CallOutcome, caller: Caller): Intent[] {
  const { at, by, language, back } = caller
  const plain = say(callResults[outcome.result], language)
  const reached = isReached({ result: plain })
  const result = wordsOf(callResults[outcome.result], outcome.note, language)
  const contactLog = [...(trace.contactLog ?? []), { at, by, method: 'phone', result }]
  const expectedReturn = outcome.expectedReturn ?? (outcome.result === 'backTomorrow' ? back : undefined)
  const rest = {
    ...(outcome.result === 'seenDoctor' || outcome.result === 'inHospital' ? { seenDoctor: true } : {}),
    ...(outcome.symptoms ? { symptoms: outcome.symptoms } : {}),
    ...(outcome.temp === undefined ? {} : { temp: outcome.temp }),
    ...(outcome.hospital ? { hospital: outcome.hospital } : {}),
    ...(outcome.isInfectious === undefined ? {} : { isInfectious: outcome.isInfectious }),
    ...(expectedReturn === undefined ? {} : { expectedReturn }),
    ...(reached && why === 'followUp'
      ? { followUps: [...(trace.followUps ?? []), { date: at.slice(0, 10), temp: outcome.temp ?? null, result }] }
      : {}),
  }
  const follows = reached && (trace.status ?? 'OPEN') === 'OPEN'
  if (!follows) return [edit(AbsenceTrace, trace.id, { contactLog, ...rest })]
  const followed = move(AbsenceTrace, trace.id, 'follow', { contactLog })
  return Object.keys(rest).length > 0 ? [followed, edit(AbsenceTrace, trace.id, rest)] : [followed]
}

/** Takes back what was noted: every value as it was before. A trace that is followed since goes on being so, with nobody reached. */
export const unnoteIntent = ({ trace }: Pick<CallLine, 'trace'>, noted: readonly Intent[]): Intent =>
  edit(
    AbsenceTrace,
    trace.id,
    Object.fromEntries(
      noted.flatMap(({ patch }) => Object.keys(patch)).map((field) => [field, trace[field as keyof typeof trace] ?? null]),
    ),
  )
