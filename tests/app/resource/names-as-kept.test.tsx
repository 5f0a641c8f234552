import { afterEach, expect, test } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { FieldFacts } from '../../../src/app/resource/FieldFacts'
import { resources } from '../../../src/areas/areas'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const role = { roleName: '园长', roleName_dictText: 'Principal', roleNameEn: 'Principal' }

async function said(names: readonly string[]): Promise<(string | null)[]> {
  const engine = await lonelyEngine(gardenCatalogue)
  const { place, close } = show(<FieldFacts resource={resources.role} values={role} names={names} />, {
    product: productOf(gardenCatalogue),
    engine,
  })
  const values = await soon(() => {
    const found = [...place.querySelectorAll('dd')].map((one) => one.textContent)
    expect(found).toHaveLength(names.length)
    return found
  })
  close()
  await engine.stop()
  return values
}

afterEach(() => speak('zh-CN'))

test('in English a name stands as it is kept beside its English one, and by that one where it stands alone', async () => {
  speak('en')
  expect(await said(['roleName', 'roleNameEn'])).toEqual(['园长', 'Principal'])
  expect(await said(['roleName'])).toEqual(['Principal'])
})
