import { earlyPart } from '../design/early-part'
import type { Face } from '../design/face-now'
import { desktopInput } from '../fields/desktop-input'

/** How a list looks in a hand, and on a desktop with the inputs of its search row. */
export const listViews = {
  touch: earlyPart(() => import('./list/PhoneList').then((file) => file.PhoneList)),
  desktop: earlyPart(() => Promise.all([import('./desktop/TableList'), desktopInput.fetch()]).then(([file]) => file.TableList)),
} satisfies Record<Face, unknown>
