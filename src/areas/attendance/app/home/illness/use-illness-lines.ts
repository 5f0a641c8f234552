import { useDict, wordsFor } from '../../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../../app/language/use-say'
import { type AgainstUsual, causesOn, lastDayOf } from '../../../illness-days'
import { type IllnessOfHouse, notNoted } from '../../../reports/illness-tables'
import type { IllnessLine } from './IllnessLines'
import { illnessWords as words } from './illness-words'

/** Who is ill on the last day, by cause, symptom and class, each against what is usual of it. */
export function useIllnessLines(data: IllnessOfHouse | undefined): Readonly<Record<'causes' | 'symptoms' | 'classes', IllnessLine[]>> {
  const say = useSay()
  const [causes, symptoms] = [useDict('absenceCause'), useDict('symptom')]
  if (!data) return { causes: [], symptoms: [], classes: [] }
  const usualWords = (usual: number | undefined) => (usual === undefined ? {} : { usual: say(words.usual, { mean: usual.toFixed(1) }) })
  const lineOf = ({ count, usual, isMore }: AgainstUsual<unknown>, id: string, name: string): IllnessLine => ({
    ...{ id, name, count, isMore },
    ...usualWords(usual),
  })
  const nameOf = (id: string) => data.classes.find((one) => one.id === id)?.name ?? ''
  return {
    causes: causesOn(data, data.date).map(({ cause, count, classes, usual, isMore }) => ({
      ...{ id: cause, name: wordsFor(causes, [cause]), count, isMore },
      ...usualWords(usual),
      where: classes.map((one) => `${nameOf(one.classId)} ${one.count}`).join(' · '),
    })),
    // A day that is not among those looked at has no last count.
    symptoms: isLastDay(data)
      ? lastDayOf(data.symptoms).map((one) =>
          lineOf(one, one.of.symptom, one.of.symptom === '' ? say(notNoted) : wordsFor(symptoms, [one.of.symptom])),
        )
      : [],
    classes: isLastDay(data) ? lastDayOf(data.classes).map((one) => lineOf(one, one.of.id, one.of.name)) : [],
  }
}

const isLastDay = ({ days, date }: IllnessOfHouse): boolean => days.at(-1)?.date === date
