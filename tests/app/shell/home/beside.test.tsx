import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { searchPart } from '../../../../src/app/search/search-part'
import { currentEngine } from '../../../../src/app/session/current-engine'
import { rememberDictionaries } from '../../../../src/app/session/session'
import { productOf } from '../../../kit/browser/show'
import { copied } from '../../../kit/device/copied'
import { gardenCatalogue } from '../../../kit/product/garden-catalogue'
import { soon } from '../../../kit/soon'
import { homeStage } from './home-stage'

vi.mock('../../../../src/app/shell/Company', () => ({ Company: () => <i className="company" /> }))

const { place, open: openAt } = homeStage(productOf(gardenCatalogue))

/** The app of somebody whose device has the words of dictionaries, or none. Answers its engine. */
async function open(words: 'words' | 'no words') {
  rememberDictionaries(words === 'words' ? { sex: [{ value: '1', text: '男', textEn: null }] } : {})
  openAt('/device')
  await soon(() => expect(place().querySelector('.touch-shell')).not.toBeNull())
  const engine = currentEngine()
  if (!engine) throw new Error('nobody is in')
  return engine
}

const company = () => place().querySelector('.company')
/** Longer than a first screen is given. */
const long = () => new Promise((resolve) => setTimeout(resolve, 1500))

test('what goes on beside all screens, and what is behind a press, do not come before the rows of a first visit, and a moment after them', async () => {
  const search = vi.spyOn(searchPart, 'fetch')
  const engine = await open('words')
  await long()
  expect(company()).toBeNull()
  expect(search).not.toHaveBeenCalled()
  await copied(engine)
  expect(company()).toBeNull()
  await soon(() => expect(company()).not.toBeNull())
  await soon(() => expect(search).toHaveBeenCalled())
})

test('it comes with the first press, which may open a sheet of it', async () => {
  await open('words')
  place().click()
  await soon(() => expect(company()).not.toBeNull())
})

test('it comes at once where screens would have nothing but codes to say', async () => {
  await open('no words')
  await soon(() => expect(company()).not.toBeNull())
})
