import { add } from '../../../../contract/sync/intent'
import type { PlaceChoice } from '../../fridge/place-choices'
import { RetainedSample } from '../../retained-sample'
import { leastWeight } from '../../sample-weight'

/** The dish of a meal a sample is taken of. */
export type SampleOf = { readonly date: string; readonly mealType: string; readonly dishId: string; readonly batch: number }

/** What has been entered for a sample. It lies on the device from the first step on. */
export type SampleEntry = {
  readonly photos?: readonly string[] | null
  readonly weightG?: number | null
  readonly samplerSign?: string | null
  readonly sampleTime?: string | null
  readonly container?: string
  readonly containerNo?: string | null
  readonly fridgeId?: string
  readonly slotNo?: string
  /** Nobody can read the fridge now, and the record says so. */
  readonly isUnread?: boolean
  readonly samplerId?: string | null
  readonly witnessId?: string | null
  readonly remark?: string | null
}

/** What was chosen last on this device. */
export type LastPlace = { readonly fridgeId?: string; readonly container?: string }

type Given = { readonly places: readonly PlaceChoice[]; readonly last: LastPlace; readonly own: string | undefined }

/**
 * What was entered, and for the rest what is most likely: the fridge and box of the last time, the first free slot, and the person who is
 * signed in. The temperature is that of a reading, or none.
 */
export function filledEntry(entry: SampleEntry, { places, last, own }: Given) {
  const wanted = (id: string | undefined) => places.find((place) => place.fridgeId === id)
  const remembered = wanted(last.fridgeId)
  const place = wanted(entry.fridgeId) ?? (remembered?.free ? remembered : undefined) ?? places[0]
  const isUnread = entry.isUnread === true
  return {
    ...entry,
    container: entry.container ?? last.container ?? 'steel',
    fridgeId: place?.fridgeId,
    slotNo: entry.slotNo ?? place?.free,
    isUnread,
    fridgeTempAtIn: isUnread ? null : (place?.temp ?? null),
    fridgeReadTime: isUnread ? null : (place?.readAt ?? null),
    samplerId: entry.samplerId ?? own ?? null,
  }
}
export type FilledEntry = ReturnType<typeof filledEntry>

/** What is still missing, in the order it is asked for; undefined when the sample can be saved. */
export function firstMissing(
  filled: FilledEntry,
): 'photo' | 'time' | 'weight' | 'place' | 'temp' | 'sampler' | 'witness' | 'sign' | undefined {
  if (!filled.photos?.length) return 'photo'
  if (!filled.sampleTime) return 'time'
  if ((filled.weightG ?? 0) < leastWeight) return 'weight'
  if (!filled.fridgeId || !filled.slotNo) return 'place'
  if (filled.fridgeTempAtIn === null && !filled.isUnread) return 'temp'
  if (!filled.samplerId) return 'sampler'
  if (filled.witnessId === filled.samplerId) return 'witness'
  return filled.samplerSign ? undefined : 'sign'
}

/** The intent that records a sample under an id made on this device. What is still missing is refused by the device. */
export const sampleIntent = (id: string, of: SampleOf, { isUnread: _, ...filled }: FilledEntry) =>
  add(RetainedSample, id, {
    ...filled,
    ...of,
    photos: filled.photos ?? [],
    weightG: filled.weightG ?? 0,
    samplerSign: filled.samplerSign ?? '',
    sampleTime: filled.sampleTime ?? '',
    samplerId: filled.samplerId ?? '',
    fridgeId: filled.fridgeId ?? '',
    slotNo: filled.slotNo ?? '',
    containerNo: filled.containerNo ?? null,
    witnessId: filled.witnessId ?? null,
    remark: filled.remark?.trim() || null,
  })

/** What the names of all entries begin with. */
export const entryPrefix = 'sample.'
const separator = '/'

/** Name under which the device keeps what was entered. */
export const entryKey = ({ date, mealType, dishId, batch }: SampleOf): string =>
  entryPrefix + [date, mealType, dishId, batch].join(separator)

/** What an entry of this name is about. */
export function entrySubject(key: string): SampleOf {
  const [date = '', mealType = '', dishId = '', batch] = key.slice(entryPrefix.length).split(separator)
  return { date, mealType, dishId, batch: Number(batch) }
}
