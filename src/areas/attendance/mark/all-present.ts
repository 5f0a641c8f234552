import type { RollCall, Tile } from '../sheet/roll-call'
import { markIntent, type RecordIntent } from './mark-intent'

function fromLeave({ leave, proposed }: Tile) {
  if (!leave || proposed === 'H') return {}
  const why = proposed === 'S' || proposed === 'A' ? { cause: leave.cause, symptoms: leave.symptoms ?? [] } : {}
  return { leaveId: leave.id, ...why }
}

/**
 * "Everybody is here": intents for the children nobody has marked and for no other. Whoever is on approved leave or kept
 * at home gets the mark that was offered.
 */
export const allPresent = (roll: RollCall): RecordIntent[] =>
  roll.tiles.filter((tile) => !tile.record).map((tile) => markIntent(roll, tile, tile.proposed ?? 'P', fromLeave(tile)))
