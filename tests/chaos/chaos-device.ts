import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Locator, type Page, type Request } from '@playwright/test'
import { askToLeave, doorOf, knock } from '../kit/browser/door'
import { killBrowser } from '../kit/browser/kill-browser'
import { withCamera } from '../kit/browser/with-camera'
import { type Dump, readDump, readWaiting, type Waiting } from './dump'
import { homes, type Person, people, type Seat } from './people'
import type { ChaosProxy } from './proxy'
import type { DeviceName } from './schedule'
import { keepPictures, type Shown, shiftClock, watchTiles, watchWords } from './watch-page'

/** Something a device showed, in which life of its page. */
export type Heard = Shown & { readonly life: number }
/** One exchange a page began, in which life of which page, and whether its answer came whole. */
export type Asked = { readonly at: number; readonly life: string; isAnswered: boolean }
/** What the badge said beside what lay in the outbox. */
type Sample = { readonly at: number; readonly life: number; readonly badge: string; readonly ops: readonly string[] }

/** How long people wait for what they press, for a page, for what stands on theirs and for what they look for, before they give up, in milliseconds. */
const usual = { press: 15_000, page: 30_000, home: 10_000, look: 6000 }

const touch = { hasTouch: true, isMobile: true }
const tablet = { viewport: { width: 820, height: 1180 }, ...touch }
const screens = {
  one: tablet,
  two: tablet,
  three: tablet,
  desk: { viewport: { width: 1440, height: 900 } },
  kitchen: { viewport: { width: 390, height: 844 }, ...touch, args: withCamera },
} satisfies Record<DeviceName, object>

/** A device of the storm: a browser on a profile of its own that is killed and opened again, with somebody before it. */
export class ChaosDevice {
  readonly heard: Heard[] = []
  readonly samples: Sample[] = []
  /** Exchanges as its pages made them; the browser sends some of them again by itself. */
  readonly asked: Asked[] = []
  readonly name: DeviceName
  /** Who sits before it. */
  seat: Seat
  readonly proxy: ChaosProxy
  /** Days its clock is wrong by. */
  shift = 0
  life = 0
  /** How many people have sat before it and left. */
  #sitters = 0
  /** How much longer than usual its person waits for what they do. */
  #patience = 1
  readonly #url: string
  readonly #profile: string
  #context: BrowserContext | undefined
  #page: Page | undefined

  private constructor(name: DeviceName, proxy: ChaosProxy, url: string, profile: string) {
    this.name = name
    this.seat = name
    this.proxy = proxy
    this.#url = url
    this.#profile = profile
  }

  static async open(name: DeviceName, proxy: ChaosProxy): Promise<ChaosDevice> {
    const device = new ChaosDevice(name, proxy, await proxy.open(), await mkdtemp(join(tmpdir(), 'kg-chaos-device-')))
    await device.#launch()
    return device
  }

  get page(): Page {
    if (!this.#page) throw new Error(`${this.name} is off`)
    return this.#page
  }

  get person(): Person {
    return people[this.seat]
  }

  get database(): string {
    return `kg_1_${this.person.id}`
  }

  async #launch(): Promise<void> {
    const executablePath = process.env.CHROMIUM_PATH
    const context = await chromium.launchPersistentContext(this.#profile, {
      ...screens[this.name],
      baseURL: this.#url,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      ...(executablePath ? { executablePath } : {}),
    })
    await context.exposeFunction('chaosHear', (shown: Shown) => void this.heard.push({ ...shown, life: this.life }))
    // The compiler names functions with a helper that no page has.
    await context.addInitScript('globalThis.__name = (named) => named')
    for (const script of [shiftClock, watchTiles, watchWords, keepPictures]) await context.addInitScript(script)
    this.#context = context
    this.wait(this.#patience)
    this.#page = context.pages()[0] ?? (await context.newPage())
    this.#page.on('domcontentloaded', () => this.#reborn())
    this.#listenToCalls(context)
    this.#page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  }

  /** Its person waits so many times longer than usual: a busy machine is given the time it takes. What can no longer be pressed is found out all the same. */
  wait(patience: number): void {
    this.#patience = patience
    this.#context?.setDefaultTimeout(usual.press * patience)
    this.#context?.setDefaultNavigationTimeout(usual.page * patience)
  }

  /** Whether something comes to stand on its page while its person looks for it. */
  isThere(sought: Locator): Promise<boolean> {
    return sought.waitFor({ timeout: usual.look * this.#patience }).then(
      () => true,
      () => false,
    )
  }

  #listenToCalls(context: BrowserContext): void {
    const began = Date.now()
    const lives = new Map<Page, number>()
    const asked = new WeakMap<Request, Asked>()
    context.on('request', (request) => {
      if (request.serviceWorker()) return
      const page = request.frame().page()
      const life = (lives.get(page) ?? 0) + Number(request.isNavigationRequest())
      lives.set(page, life)
      if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/sync') return
      const call: Asked = {
        at: Date.now(),
        life: `${began} ${this.#sitters} ${[...lives.keys()].indexOf(page)} ${life}`,
        isAnswered: false,
      }
      asked.set(request, call)
      this.asked.push(call)
    })
    context.on('requestfinished', (request) => {
      const call = asked.get(request)
      if (call) call.isAnswered = true
    })
  }

  /** A new life of the page: what a page keeps in memory is gone, as is the engine of whoever has left. */
  #reborn(): void {
    this.life += 1
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'domcontentloaded' })
  }

  /** Opens the screen the person lives on, on a day, and waits for what stands on it. `classId`: another class than their own. */
  async goHome(day?: string, classId = this.person.classId): Promise<void> {
    const { path, sign } = homes[this.person.home]
    const asked = new URLSearchParams({ ...(classId && { class: classId }), ...(day && { day }) })
    await this.goto(`${path}${asked.size > 0 ? `?${asked}` : ''}`)
    await this.page
      .locator(sign)
      .first()
      .waitFor({ timeout: usual.home * this.#patience })
  }

  /** What stands on its page, for whoever has to find out why something does not. */
  async look(): Promise<string> {
    const stands = await this.page.locator('body').ariaSnapshot().catch(String)
    return `${this.page.url()}\n${stands}`
  }

  /** Whether the screen is open, and not a form of it. */
  isHome(): boolean {
    return this.page.url().includes(homes[this.person.home].path) && !this.page.url().includes('dish=')
  }

  #askedToSignIn() {
    return this.page.locator('.sign-in-banner').getByRole('button', { name: '登录' })
  }

  /** Whether nothing is sent before the person has signed in again. */
  async isSignedOut(): Promise<boolean> {
    return this.page.url().includes('/user/login') || (await this.#askedToSignIn().count()) > 0
  }

  async signIn(): Promise<void> {
    const { page } = this
    if (await this.#askedToSignIn().count()) await this.#askedToSignIn().click()
    else await this.goto('/user/login')
    await doorOf(page).waitFor()
    await knock(page, this.person.username)
    await page.waitForURL((url) => !url.pathname.includes('/user/login'), { timeout: usual.press * this.#patience })
  }

  /** Signs out, as people do before they give a device away: what could not be sent stays on it. Answers whether anything did. */
  async leave(): Promise<boolean> {
    const { page } = this
    await this.goto('/dashboard/analysis')
    await askToLeave(page)
    const keep = page.getByRole('button', { name: '保留并退出' })
    const door = doorOf(page)
    const timeout = usual.page * this.#patience
    await keep.or(door).first().waitFor({ timeout })
    const isKept = (await keep.count()) > 0
    if (isKept) await keep.click()
    await door.waitFor({ timeout })
    this.#reborn()
    this.#sitters += 1
    return isKept
  }

  async newTab(): Promise<Page> {
    if (!this.#context) throw new Error(`${this.name} is off`)
    return this.#context.newPage()
  }

  /** Kills the browser in the middle of whatever it does, and opens it again on the same profile. */
  async kill(): Promise<void> {
    await killBrowser(this.#profile)
    await this.#context?.close().catch(() => undefined)
    await this.#launch()
  }

  async setClock(days: number): Promise<void> {
    this.shift = days
    await this.page.evaluate((ms) => localStorage.setItem('chaos_clock', String(ms)), days * 86_400_000)
  }

  /** Looks at once at what the badge says and what waits. */
  async sample(): Promise<void> {
    const life = this.life
    const found = await readWaiting(this.page, this.database).catch(() => undefined)
    if (!found || life !== this.life) return
    this.samples.push({ at: Date.now(), life, badge: found.badge, ops: found.ops.map(({ id }) => id) })
  }

  async waiting(): Promise<Waiting> {
    return this.#known(await readWaiting(this.page, this.database))
  }

  async dump(): Promise<Dump> {
    return this.#known(await readDump(this.page, this.database))
  }

  #known<T>(found: T | undefined): T {
    if (!found) throw new Error(`${this.name} has no database ${this.database}`)
    return found
  }

  async close(): Promise<void> {
    await this.#context?.close().catch(() => undefined)
    this.proxy.close()
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}
