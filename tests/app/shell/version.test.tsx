import { beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { BelowLogin } from '../../../src/app/shell/login/BelowLogin'
import { productOf } from '../../kit/browser/show'
import { onStage } from '../../kit/browser/stage/on-stage'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const { put } = onStage(productOf(gardenCatalogue, { release: 'v1.0.0-1a2b3c4d' }))
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})

test.each([
  ['zh-CN', '版本 v1.0.0'],
  ['en', 'Version v1.0.0'],
] as const)('below the door stands which version this is, and nothing of its build (%s)', async (language, words) => {
  speak(language)
  const place = put(<BelowLogin />)
  await soon(() => expect(place.querySelector('.login-version')?.textContent).toBe(words))
})
