import { type BrowserContextOptions, test as base, type TestInfo } from '@playwright/test'
import { type Device, type OwnDevice, openDevice, openOwnDevice } from './device-window'
import { type JourneyHouse, openJourneyHouse, type Settings } from './journey-house'
import { withCamera } from './with-camera'

/** Tag of journeys whose server is killed, or has settings of a whole process. All others are served by one. */
const ownProcess = '@own-process'

type Wanted = {
  readonly size?: { width: number; height: number }
  readonly locale?: string
  readonly touch?: boolean
  /** Zone the device is set to; the kindergarten's own otherwise. */
  readonly zone?: string
  /** A browser that takes no service worker: where nothing hangs on it, to have it fetch and keep the whole app takes as long as a sign-in. */
  readonly withoutWorker?: boolean
}
type OwnWanted = Wanted & {
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
  /** The same with a browser of its own, which can be killed and opened again. */
  readonly ownDevice: (wanted?: OwnWanted) => Promise<OwnDevice>
  /** What a device is like that is wanted so. */
  readonly likeness: (wanted: Wanted) => BrowserContextOptions
}

/** Notes where a device stood when its journey went wrong, and closes it. */
async function leave(device: Device, info: TestInfo): Promise<void> {
  if (info.status !== info.expectedStatus) await info.attach('where it stood', { body: await device.describe(), contentType: 'text/plain' })
  await device.close()
}

/** A journey: somebody does something with devices and a kindergarten of their own. */
export const test = base.extend<Story>({
  settings: [{}, { option: true }],
  house: async ({ settings }, use, { tags }) => {
    const house = await openJourneyHouse(settings, tags.includes(ownProcess))
    await use(house)
    await house.close()
  },
  likeness: async ({ house, viewport, locale, hasTouch, isMobile }, use) => {
    await use((wanted) => ({
      baseURL: house.url,
      viewport: wanted.size ?? viewport,
      locale: wanted.locale ?? locale ?? 'zh-CN',
      timezoneId: wanted.zone ?? 'Asia/Shanghai',
      serviceWorkers: wanted.withoutWorker ? 'block' : 'allow',
      ignoreHTTPSErrors: house.url.startsWith('https:'),
      hasTouch: wanted.touch ?? hasTouch,
      isMobile: wanted.touch ?? isMobile,
    }))
  },
  device: async ({ browser, likeness }, use, info) => {
    const opened: Device[] = []
    await use(async (wanted = {}) => {
      const device = await openDevice(browser, likeness(wanted))
      opened.push(device)
      return device
    })
    for (const device of opened) await leave(device, info)
  },
  ownDevice: async ({ likeness }, use, info) => {
    const opened: OwnDevice[] = []
    await use(async (wanted = {}) => {
      const device = await openOwnDevice({ ...likeness(wanted), ...(wanted.camera && { args: withCamera }) })
      opened.push(device)
      return device
    })
    for (const device of opened) await leave(device, info)
  },
})
