import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CheckedSheet } from '../../../../src/contract/sheet/checked-sheet'
import { product } from '../../../../src/product'
import { type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietNow } from '../../../kit/server/quiet-house'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse(product, quietNow)
})
afterAll(() => house.close())

test.each(['staff', 'children'])('what the example line of the template of %s shows is taken', async (template) => {
  const principal = await house.as('principal')
  const { rawPayload } = await house.server.inject({
    url: `/sys/sheet/${template}/template`,
    headers: { 'x-access-token': principal.token },
  })
  const book = read(rawPayload, { type: 'buffer' })
  const [headings = [], example = []] = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, {
    header: 1,
    defval: '',
  })
  const cells = example.map((cell) => cell.replace(/^(示例：|Example: )/, ''))
  expect(cells).not.toEqual(example)
  const asked = { headings, lines: [{ line: 2, cells }], asked: 2 }
  const { lines } = (await principal(`POST /sys/sheet/${template}/look`, asked)).result as CheckedSheet
  expect(lines.map(({ outcome, problems }) => [outcome, problems])).toEqual([['new', []]])
})
