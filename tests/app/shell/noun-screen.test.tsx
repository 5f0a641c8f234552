import { expect, test, vi } from 'vitest'
import { fetchScreen } from '../../../src/app/shell/noun-screen'
import { productOf } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'

test.each([
  ['in a hand', false],
  ['on a desktop', true],
])('every noun is fetched beside what draws a list, and not after it (%s)', async (_, isWide) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined }))
  const wholeCatalogue = vi.fn(async () => gardenCatalogue)
  const { whole } = fetchScreen({ ...productOf(gardenCatalogue), wholeCatalogue }, '/plants', 'noun/plant')
  expect(wholeCatalogue).toHaveBeenCalledOnce()
  await whole
  vi.unstubAllGlobals()
})

test('in a hand, where a list is read from the device, nobody waits for a question to the server', async () => {
  const never = () => new Promise<typeof gardenCatalogue>(() => undefined)
  await fetchScreen({ ...productOf(gardenCatalogue), wholeCatalogue: never }, '/plants', 'noun/plant').asked
})
