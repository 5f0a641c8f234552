import { afterEach, expect, test, vi } from 'vitest'
import { FileHomeContext } from '../../../src/app/fields/file-home'
import { Pictures } from '../../../src/app/files/picture/Pictures'
import { useSession } from '../../../src/app/session/session'
import { callAs } from '../../../src/app/wire/surroundings'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { samplePicture } from '../../kit/sample-picture'
import { soon } from '../../kit/soon'

afterEach(() => {
  useSession.setState({ token: undefined })
  vi.unstubAllGlobals()
})

test('a picture that was refused because the sign-in is over asks for a new one, and comes as soon as the person has signed in again', async () => {
  const expired = vi.fn()
  callAs({ token: () => useSession.getState().token, tenant: () => '1', language: () => 'en', expired })
  useSession.setState({ token: 'old' })
  const { sha, bytes } = samplePicture(6)
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    if (headers.get('X-Access-Token') === 'new') return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/webp' } })
    return Response.json({ success: false, code: 401, message: '', result: null, error: 'session.expired' }, { status: 401 })
  })
  const engine = await lonelyEngine(gardenCatalogue)
  const home = { noun: 'plant', id: 'fern' }
  const shown = show(
    <FileHomeContext.Provider value={home}>
      <Pictures shas={[sha]} label="Photos" signed={false} />
    </FileHomeContext.Provider>,
    { product: productOf(gardenCatalogue), engine },
  )
  await soon(() => expect(shown.place.querySelector('.picture-missing')).not.toBeNull())
  expect(expired.mock.calls).toEqual([[401]])
  useSession.setState({ token: 'new' })
  await soon(() => expect(shown.place.querySelector('img')?.alt).toBe('Photos'))
  shown.close()
  await engine.stop()
})
