import type { Restore } from './chaos-house'
import type { Case } from './checks/case'
import { seatOf } from './checks/restores'

const line = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .sort(([one], [two]) => one.localeCompare(two))
    .map(([what, count]) => `${what} ${count}`)
    .join(', ')

function tallied(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

/** What a restore took away, and what of it is there again: of edits all must be, of calls none can. */
function restoreLine(found: Case, { backup, from, to, taken }: Restore): string {
  const known = new Set(found.evidence.ops.map(({ id }) => id))
  const edits = taken.filter(({ replica }) => seatOf(found, replica))
  const again = edits.filter(({ id }) => known.has(id))
  const since = ((from - backup.to) / 1000).toFixed(0)
  return `${since} s after its backup, ${((to - from) / 1000).toFixed(1)} s long, took ${edits.length} edits (${again.length} are there again) and ${taken.length - edits.length} calls`
}

/** What happened, in a dozen lines. */
export function summary(found: Case): string[] {
  const { storm, rests, evidence } = found
  const devices = Object.values(storm.devices)
  const calls = devices.flatMap(({ proxy }) => proxy.calls)
  const away = storm.house.absences.map(({ from, to }) => `${(((to ?? Date.now()) - from) / 1000).toFixed(1)} s`)
  return [
    `people      ${line(storm.log.counts)}`,
    `exchanges   ${calls.length}: ${line(tallied(calls.map(({ fate }) => fate)))}; delivered once more ${devices.reduce((sum, { proxy }) => sum + proxy.replayed, 0)}`,
    `by device   ${devices.map(({ name, proxy, heard, samples }) => `${name} ${proxy.calls.length} exchanges, ${heard.length} things shown, ${samples.length} looks at its badge`).join('; ')}`,
    `house away  ${away.join(', ')}`,
    `restores    ${storm.house.restores.map((one) => restoreLine(found, one)).join('; ') || 'none'}`,
    `samples     ${evidence.samples.length} rows, ${Object.keys(evidence.pictures).length} pictures, ${evidence.seals.length} record hashes`,
    `ops kept    ${evidence.ops.length}: ${line(tallied(evidence.ops.map(({ outcome }) => outcome)))}; by verb ${line(tallied(evidence.ops.map(({ noun, op }) => `${noun}:${op.verb}`)))}`,
    `clashes     ${evidence.conflicts.length}: ${line(tallied(evidence.conflicts.map(({ reason, state }) => `${String(reason)} ${String(state)}`)))}`,
    `at rest     ${Object.entries(rests)
      .map(
        ([name, { badge, first, seconds, dump, cards }]) =>
          `${name} after ${first.toFixed(1)} s and ${seconds.toFixed(1)} s "${badge}", ${dump.done.length} done, ${dump.ops.length} in the conflict centre, ${cards} cards`,
      )
      .join('; ')}`,
    `left undone ${storm.log.misses.length}: ${line(tallied(storm.log.misses.map((miss) => miss.split(':').slice(0, 1).join())))}`,
  ]
}
