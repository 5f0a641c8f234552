import { beforeEach, describe, expect, test, vi } from 'vitest'
import { acceptUpdate, leaveOldRelease, offerUpdate, postponeUpdate, useUpdate } from '../../../src/app/pwa/update'
import { holdUpdates } from '../../../src/app/pwa/update-guard'

const stage = () => useUpdate.getState().stage
const yes = async () => true
const no = async () => false

beforeEach(() => useUpdate.setState({ stage: 'none', obstacle: undefined, quietUntil: 0 }))

describe('accepting a new release', () => {
  test('installs it when nothing is lost anywhere', async () => {
    const install = vi.fn()
    offerUpdate()
    await acceptUpdate({ othersAgree: yes, install })

    expect(install).toHaveBeenCalledOnce()
    expect(stage()).toBe('applying')
  })

  test('waits for unsaved input of this tab, and says so', async () => {
    const install = vi.fn()
    const release = holdUpdates()
    offerUpdate()
    await acceptUpdate({ othersAgree: yes, install })
    release()

    expect(install).not.toHaveBeenCalled()
    expect(useUpdate.getState()).toMatchObject({ stage: 'offered', obstacle: 'here' })
  })

  test('waits for unsaved input of another tab, and says so', async () => {
    const install = vi.fn()
    offerUpdate()
    await acceptUpdate({ othersAgree: no, install })

    expect(install).not.toHaveBeenCalled()
    expect(useUpdate.getState()).toMatchObject({ stage: 'offered', obstacle: 'elsewhere' })
  })

  test('waits for what is begun here while the other tabs are asked', async () => {
    const install = vi.fn()
    const begun: (() => void)[] = []
    offerUpdate()
    const othersAgree = async () => {
      expect(stage()).toBe('applying')
      begun.push(holdUpdates())
      return true
    }
    await acceptUpdate({ othersAgree, install })
    for (const release of begun) release()

    expect(install).not.toHaveBeenCalled()
    expect(useUpdate.getState()).toMatchObject({ stage: 'offered', obstacle: 'here' })
  })
})

test('"later" is respected for an hour', () => {
  offerUpdate(0)
  postponeUpdate(0)
  offerUpdate(3_599_999)
  expect(stage()).toBe('none')

  offerUpdate(3_600_000)
  expect(stage()).toBe('offered')
})

describe('a page of an old release', () => {
  test('reloads when nothing is lost', () => {
    const reload = vi.fn()
    leaveOldRelease(reload)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('asks while any one hold is left', () => {
    const reload = vi.fn()
    const [photo, form] = [holdUpdates(), holdUpdates()]
    photo()
    leaveOldRelease(reload)
    form()

    expect(reload).not.toHaveBeenCalled()
    expect(stage()).toBe('reload')
  })
})
