import { beforeEach, vi } from 'vitest'
import { speak } from '../../../../src/app/language/language'
import { enter, useSession } from '../../../../src/app/session/session'
import { Home } from '../../../../src/app/shell/Home'
import type { Product } from '../../../../src/app/shell/product'
import { atAddress } from '../../../kit/browser/stage/at-address'

/** The app of a teacher who may do everything and has one screen in the menu, on a device without a network. */
export function homeStage(product: Product) {
  beforeEach(async () => {
    speak('zh-CN')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    await enter('abc', { id: 'u1', username: 'zhang', realname: '张老师' }, '1')
    const plants = { id: '1', path: '/plants', name: 'plants', component: 'noun/plant', meta: { title: '植物' } }
    useSession.setState({ menu: [plants], permissions: 'ready', granted: new Set(['*']) })
  })
  return atAddress(product, () => <Home />)
}
