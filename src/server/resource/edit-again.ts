import { Refusal } from '../../contract/error'
import type { Row } from '../../contract/resource'
import type { Person } from '../auth/person'
import type { Engine } from '../engine'
import { type Wanted, writeNow } from './write'

/** How often a row may change under somebody's hands before they are told. */
const mostTries = 3

/**
 * Edits a row by what follows from it as it stands, and has it follow anew where somebody changed the row in between. `read` answers the row,
 * or nothing where this makes it.
 */
export async function editAgain<R extends Row | undefined>(
  engine: Engine,
  person: Person,
  { noun, key }: Pick<Wanted, 'noun' | 'key'>,
  read: () => Promise<R>,
  patchOf: (row: R) => Wanted['patch'],
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const row = await read()
    try {
      await writeNow(engine, person, [{ noun, key, verb: 'edit', patch: patchOf(row), rev: row?.rev ?? 0 }])
      return
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'record.changed' || attempt >= mostTries) throw error
    }
  }
}
