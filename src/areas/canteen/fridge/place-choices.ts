import { readingFor } from './fridge-reading'

type Fridge = { readonly id: string; readonly name: string; readonly slots: number; readonly enabled: boolean }
type InFridge = { readonly fridgeId: string; readonly slotNo: string; readonly status: string | null }
type Temp = Parameters<typeof readingFor>[0][number]

/** A fridge to put a sample into: its slots, those in use, the first that is free, the reading the sample goes by, and when it was read last. */
export type PlaceChoice = {
  readonly fridgeId: string
  readonly name: string
  readonly slots: readonly { readonly slotNo: string; readonly taken: boolean }[]
  readonly free: string | undefined
  readonly temp: number | undefined
  readonly readAt: string | undefined
  readonly lastRead: string | undefined
}

/** Where a sample taken at `at` may go, the fridge with the most room first. A slot is free again when its sample is disposed of or void. */
export function placeChoices(fridges: readonly Fridge[], samples: readonly InFridge[], temps: readonly Temp[], at: string): PlaceChoice[] {
  const held = new Set(
    samples.filter((one) => one.status === 'KEEPING' || one.status === null).map((one) => `${one.fridgeId} ${one.slotNo}`),
  )
  const lastRead = (fridgeId: string) =>
    temps
      .filter((one) => one.fridgeId === fridgeId && one.status !== 'VOID')
      .map(({ readTime }) => readTime)
      .sort()
      .at(-1)
  return fridges
    .filter((fridge) => fridge.enabled)
    .map(({ id, name, slots: count }) => {
      const slots = Array.from({ length: count }, (_, place) => {
        const slotNo = String(place + 1)
        return { slotNo, taken: held.has(`${id} ${slotNo}`) }
      })
      const reading = readingFor(temps, id, at)
      const free = slots.find((slot) => !slot.taken)?.slotNo
      return { fridgeId: id, name, slots, free, temp: reading?.temp, readAt: reading?.readTime, lastRead: lastRead(id) }
    })
    .sort((one, two) => room(two) - room(one))
}

const room = ({ slots }: PlaceChoice): number => slots.filter((slot) => !slot.taken).length
