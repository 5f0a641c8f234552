import { test as base } from '@playwright/test'
import { type Device, openDevice } from './device-window'
import { type JourneyHouse, openJourneyHouse, type Settings } from './journey-house'
import { withCamera } from './with-camera'

type Wanted = {
  readonly size?: { width: number; height: number }
  readonly locale?: string
  readonly touch?: boolean
  /** Zone the device is set to; the kindergarten's own otherwise. */
  readonly zone?: string
  /** A browser that takes no service worker. */
  readonly withoutWorker?: boolean
  /** It has a camera that shows a moving picture, and may use it without being asked. */
  readonly camera?: boolean
}

type Story = {
  /** Further settings the kindergarten's server is started with; given by `test.use`. */
  readonly settings: Settings
  /** The kindergarten of this journey, freshly seeded. */
  readonly house: JourneyHouse
  /** Opens a device of the project's size; closed when the journey ends. */
  readonly device: (wanted?: Wanted) => Promise<Device>
}

/** A journey: somebody does something with devices and a kindergarten of their own. */
export const test = base.extend<Story>({
  settings: [{}, { option: true }],
  house: async ({ settings }, use) => {
    const house = await openJourneyHouse(settings)
    await use(house)
    await house.close()
  },
  device: async ({ house, viewport, locale, hasTouch, isMobile }, use, info) => {
    const opened: Device[] = []
    await use(async (wanted = {}) => {
      const isTouch = wanted.touch ?? hasTouch
      const device = await openDevice(house.url, {
        viewport: wanted.size ?? viewport,
        locale: wanted.locale ?? locale ?? 'zh-CN',
        timezoneId: wanted.zone ?? 'Asia/Shanghai',
        serviceWorkers: wanted.withoutWorker ? 'block' : 'allow',
        ignoreHTTPSErrors: house.url.startsWith('https:'),
        hasTouch: isTouch,
        isMobile: wanted.touch ?? isMobile,
        ...(wanted.camera && { args: withCamera }),
      })
      opened.push(device)
      return device
    })
    for (const device of opened) {
      if (info.status !== info.expectedStatus)
        await info.attach('where it stood', { body: await device.describe(), contentType: 'text/plain' })
      await device.close()
    }
  },
})
