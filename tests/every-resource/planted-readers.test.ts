import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dice } from '../kit/dice'
import { orderProduct } from '../kit/order-product'
import { openWalk, wrongAfter } from '../kit/order-walk'
import { openHouse } from '../kit/server/open-house'

const before = (
  table: string,
  event: string,
  does: string,
) => `create function planted() returns trigger language plpgsql as $$ begin ${does} return new; end $$;
  create trigger planted before ${event} on "${table}" for each row execute function planted()`

/** What an engine might forget of a row that is read in several ways, and who is seen to have too much or too little. */
const plants: readonly (readonly [string, string | undefined, RegExp | undefined])[] = [
  ['nothing', undefined, undefined],
  [
    'a row that left one reader but not the other, and stays with both',
    before('sync_change', 'insert', 'new.was_readers := null;'),
    /^the device of (sue|sam|dora) has order/,
  ],
  [
    'a row that came to a reader who is not told',
    before('sync_change', 'insert', 'new.readers := null;'),
    /^the device of (sue|sam) lacks order/,
  ],
  [
    'a row that leaves every reader when its shelf changes',
    before('order', 'update', 'if new.shelf <> old.shelf then new.read_by_supplier := null; end if;'),
    /^the list of (sue|sam|dora) lacks order/,
  ],
  [
    'lines that stay with the reader their document has left',
    before('order_line', 'update', 'new.read_by_supplier := old.read_by_supplier;'),
    /^the list of (sue|sam|dora) has order-line/,
  ],
]

test.each(plants)('%s is found by orders that move', async (_, plant, sign) => {
  const house = await openHouse(orderProduct, () => new Date('2026-03-02T08:00:00+08:00'))
  try {
    if (plant) await sql.raw(plant).execute(house.engine.databases.owner)
    const walk = await openWalk(house)
    const wrong: string[] = []
    for (const seed of [1, 2, 3]) wrong.push(...(await wrongAfter(walk, dice(seed), 20)))
    if (sign)
      expect(
        wrong.filter((one) => sign.test(one)),
        wrong.join('\n'),
      ).not.toEqual([])
    else expect(wrong).toEqual([])
  } finally {
    await house.close()
  }
})
