type Fridge = { readonly id: string; readonly name: string; readonly slots: number; readonly enabled: boolean }
type InFridge = { readonly fridgeId: string; readonly slotNo: string; readonly status: string | null }
type Temp = { readonly fridgeId: string; readonly readTime: string; readonly temp: number; readonly status: string | null }

/** A fridge to put a sample into: its slots, those in use, the first that is free, and its last known temperature with when it was read. */
export type PlaceChoice = {
  readonly fridgeId: string
  readonly name: string
  readonly slots: readonly { readonly slotNo: string; readonly taken: boolean }[]
  readonly free: string | undefined
  readonly temp: number | undefined
  readonly readAt: string | undefined
}

/** Where a sample may go, the fridge with the most room first. A slot is free again when its sample is disposed of or void. */
export function placeChoices(fridges: readonly Fridge[], samples: readonly InFridge[], temps: readonly Temp[]): PlaceChoice[] {
  const held = new Set(
    samples.filter((one) => one.status === 'KEEPING' || one.status === null).map((one) => `${one.fridgeId} ${one.slotNo}`),
  )
  const lastTemp = (fridgeId: string) =>
    temps.filter((one) => one.fridgeId === fridgeId && one.status !== 'VOID').sort((one, two) => (one.readTime < two.readTime ? 1 : -1))[0]
  return fridges
    .filter((fridge) => fridge.enabled)
    .map(({ id, name, slots: count }) => {
      const slots = Array.from({ length: count }, (_, at) => {
        const slotNo = String(at + 1)
        return { slotNo, taken: held.has(`${id} ${slotNo}`) }
      })
      const last = lastTemp(id)
      return { fridgeId: id, name, slots, free: slots.find((slot) => !slot.taken)?.slotNo, temp: last?.temp, readAt: last?.readTime }
    })
    .sort((one, two) => room(two) - room(one))
}

const room = ({ slots }: PlaceChoice): number => slots.filter((slot) => !slot.taken).length
