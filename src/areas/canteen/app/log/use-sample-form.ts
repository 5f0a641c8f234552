import { useMemo } from 'react'
import { uuidv7 } from 'uuidv7'
import { dateTimeNow } from '../../../../app/clock/clock'
import { useNow } from '../../../../app/clock/use-now'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { keep, recall } from '../../../../app/session/storage'
import { isTimely } from '../../fridge/fridge-reading'
import { FridgeTemp } from '../../fridge/fridge-temp'
import { placeChoices } from '../../fridge/place-choices'
import { SampleFridge } from '../../fridge/sample-fridge'
import { RetainedSample } from '../../retained-sample'
import { sharedFiles } from '../../shared-files'
import { untimely } from '../../taking-time'
import { useEntry } from '../use-entry'
import type { SampleView } from '../use-kitchen'
import { usePeople } from '../use-people'
import { useSaving } from '../use-saving'
import { words } from './log-words'
import { entryKey, filledEntry, firstMissing, type LastPlace, type SampleEntry, type SampleOf, sampleIntent } from './sample-entry'

const lastPlace = 'SAMPLE_PLACE'

/** One sample being taken: what was entered, what is likely for the rest, and the way to save it. Undefined while loading. */
export function useSampleForm(of: SampleOf, samples: readonly SampleView[]) {
  const say = useSay()
  const key = entryKey(of)
  const { entry, change, close } = useEntry<SampleEntry>(RetainedSample.name, key)
  const fridges = useCopiedRows(SampleFridge)
  const temps = useCopiedRows(FridgeTemp)
  const people = usePeople()
  const saving = useSaving()
  const now = useNow()
  const at = entry?.sampleTime ?? now
  const places = useMemo(() => fridges && temps && placeChoices(fridges, samples, temps, at), [fridges, temps, samples, at])
  if (!entry || !places || !people || !fridges) return undefined
  const filled = filledEntry(entry, { places, last: recall<LastPlace>(lastPlace) ?? {}, own: people.own })
  return {
    filled,
    places,
    people,
    /** The fridge the sample goes into. */
    fridge: fridges.find(({ id }) => id === filled.fridgeId),
    /** Whether reading it now would tell anything of the sample. */
    isReadable: isTimely(now, at),
    change,
    /** What has to be said before it is saved. */
    questions: {
      untimely: filled.sampleTime ? untimely({ ...of, sampleTime: filled.sampleTime }) : undefined,
      ...sharedFiles({ ...filled, id: '' }, samples),
    },
    isBusy: saving.isBusy,
    problem: saving.problem,
    missing: firstMissing(filled),
    /** A photograph says when: on the day itself the sample is taken with the first one. */
    setPhotos(photos: readonly string[]) {
      const now = dateTimeNow()
      const isFirst = photos.length > 0 && now.startsWith(of.date) && !filled.sampleTime
      change({ photos, ...(isFirst && { sampleTime: now }) })
    },
    /** Resolves to whether it is kept on this device. */
    async save(dish: string): Promise<boolean> {
      const isKept = await saving.save([sampleIntent(uuidv7(), of, filled)], say(words.saved, { dish }), { draft: key })
      if (!isKept) return false
      close()
      keep(lastPlace, { fridgeId: filled.fridgeId, container: filled.container } satisfies LastPlace, null)
      return true
    },
  }
}
export type SampleForm = NonNullable<ReturnType<typeof useSampleForm>>
