import { type Label, label } from '../../contract/label'

/** What comes of a call, most often first. It is written down in the language of whoever called. */
export const callResults = {
  resting: label('在家休息', 'Resting at home'),
  seenDoctor: label('已就诊', 'Has seen a doctor'),
  noAnswer: label('无人接听', 'No answer'),
  inHospital: label('住院', 'In hospital'),
  backTomorrow: label('明天返园', 'Back tomorrow'),
  wrongNumber: label('打错电话', 'Wrong number'),
} as const satisfies Record<string, Label>
export type CallResult = keyof typeof callResults

/** Results of calls with which nobody has been reached. */
const vain = [callResults.noAnswer, callResults.wrongNumber].flatMap(({ zh, en }) => [zh, en])

/** Whether somebody of the family was spoken to. */
export const isReached = ({ result }: { readonly result: string }): boolean =>
  !vain.some((one) => result === one || result.startsWith(`${one}：`))
