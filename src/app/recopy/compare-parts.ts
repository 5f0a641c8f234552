import type { Catalogue } from '../../contract/catalogue'
import { copyOrder } from '../../contract/sync/copy-order'
import { limits, type Parts, type Recopy } from '../../contract/sync/exchange'
import { type Copied, outdated, reachIn } from './copied'

type Held = Pick<Copied, 'nouns' | 'keys'>

const shapeIn = (print: string | undefined): string | undefined => print?.slice(print.indexOf('.') + 1)

/** Whether the rows here of a noun are some of those that are seen now, or all that are seen now are among them. */
function keepsRows(was: string | undefined, now: string): boolean {
  const [before, after] = [reachIn(was), reachIn(now)]
  return before !== undefined && (before === after || (['all', 'own'].includes(before) && ['all', 'own'].includes(after ?? '')))
}

/** Whether all there is to see of a noun is among the rows here, but for those under keys that were gained. */
function isWhole(was: string | undefined, now: string): boolean {
  return was !== undefined && shapeIn(was) === shapeIn(now) && (was === now || (reachIn(was) === 'all' && reachIn(now) === 'own'))
}

/** What the rows here are whole for: not for what is still being copied. */
export function heldOf({ nouns, keys, again }: Copied): Held {
  const due = new Set(again.flatMap((one) => (one.under ? [] : one.nouns)))
  const gained = new Set(again.flatMap((one) => one.under ?? []))
  return {
    nouns: Object.fromEntries(Object.entries(nouns).map(([noun, print]) => [noun, due.has(noun) ? outdated(print) : print])),
    keys: keys.filter((key) => !gained.has(key)),
  }
}

/** What becomes of the rows here. `dropped`: nouns whose rows all go. `fresh`: nouns of which there were none. `again`: what is to be copied anew, first what comes first in a full copy. */
export type Plan = { readonly dropped: readonly string[]; readonly fresh: readonly string[]; readonly again: readonly Recopy[] }

/** Compares what rows were copied for with what may be held now. */
export function planOf(catalogue: Catalogue, held: Held | undefined, now: Parts): Plan {
  const kept = Object.values(catalogue.resources).filter(({ offline }) => offline.mode !== 'none')
  const known = kept.sort((one, two) => (copyOrder(one) < copyOrder(two) ? -1 : 1)).map(({ name }) => name)
  const seen = known.flatMap((noun) => {
    const print = now.nouns[noun]
    return print === undefined ? [] : [{ noun, print, was: held?.nouns[noun] }]
  })
  // Of what was copied for nobody knows whom, all that may still be seen stays until it is copied.
  const isLost = ({ was, print }: (typeof seen)[number]) => held !== undefined && was !== undefined && !keepsRows(was, print)
  const gained = now.keys.filter((key) => held && !held.keys.includes(key))
  const [isFewHeld, isFewGained] = [(held?.keys.length ?? 0) <= limits.anew, gained.length <= limits.anew]
  const isWider = ({ was, print }: (typeof seen)[number]) =>
    isFewHeld && reachIn(was) === 'own' && reachIn(print) === 'all' && shapeIn(was) === shapeIn(print)
  const isOwn = ({ print }: (typeof seen)[number]) => reachIn(print) === 'own'
  const wider = seen.filter(isWider).map(({ noun }) => noun)
  const isDue = (one: (typeof seen)[number]) => (!isWhole(one.was, one.print) && !isWider(one)) || (isOwn(one) && !isFewGained)
  const whole = seen.filter(isDue).map(({ noun }) => noun)
  const own = seen.filter((one) => isOwn(one) && !isDue(one)).map(({ noun }) => noun)
  return {
    fresh: held ? seen.filter(({ was }) => was === undefined).map(({ noun }) => noun) : [],
    dropped: [...known.filter((noun) => now.nouns[noun] === undefined), ...seen.filter(isLost).map(({ noun }) => noun)],
    again: [
      ...(whole.length > 0 ? [{ nouns: whole, at: null }] : []),
      ...(wider.length > 0 ? [{ nouns: wider, beyond: [...(held?.keys ?? [])], at: null }] : []),
      ...(gained.length > 0 && own.length > 0 ? [{ nouns: own, under: gained, at: null }] : []),
    ],
  }
}

/** Nouns of which somebody sees the rows under their keys. */
export const ownIn = ({ nouns }: Pick<Parts, 'nouns'>): string[] => Object.keys(nouns).filter((noun) => reachIn(nouns[noun]) === 'own')
