import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, ConsoleMessage, Page, Response, WebError } from '@playwright/test'
import { sayIn } from '../../src/app/language/say-in'
import type { TextKey } from '../../src/app/language/texts'
import type { Label, Language } from '../../src/contract/label'
import { type Finding, type Place, signIn } from './findings'
import type { Size } from './plan'
import { failures, look, outOfReach, patience, settle } from './stand'

/** What a failed action says, without the log of how it was tried. */
function plainWords(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n').map((line) => line.trim())
  const waited = lines.find((line) => line.startsWith('- waiting for'))
  return [lines[0], waited].filter(Boolean).join(' ')
}

/** Sooner or later said twice: the answer itself is told with its address. */
const isToldAnyway = (text: string) => text.startsWith('Failed to load resource: the server responded')

/** What a page says that failed; nothing where it does not answer either. */
const failuresSoon = (page: Page) => Promise.race([failures(page), sleep(5000, [])]).catch(() => [])

/** Somebody walking through the house, who notes whatever is not as it should be and where. */
export class Guest {
  readonly page: Page
  readonly findings: Finding[] = []
  private place: Place
  private doing: string = signIn
  private expected: string | undefined

  constructor(page: Page, place: Place) {
    this.page = page
    this.place = place
    this.listen(page.context())
  }

  get language(): Language {
    return this.place.language
  }

  /** Whether a page must not be wider than its window here. */
  get isTouch(): boolean {
    return this.place.size !== 'desktop'
  }

  say = (key: TextKey | Label, values?: Record<string, unknown>): string => sayIn(this.language, key, values)

  /** Goes somewhere else: what is found from now on is found there. */
  enter(place: Partial<Place>): void {
    this.place = { ...this.place, ...place }
    this.doing = 'open'
  }

  /** Is at another size, still doing the same. */
  stand(size: Size): void {
    this.place = { ...this.place, size }
  }

  tell(what: string): void {
    this.findings.push({ ...this.place, step: this.doing, what })
  }

  /**
   * Does something under a name. What keeps it from being done is noted, and thrown on. `limit`: milliseconds it may take at all; a key that
   * is pressed and a question asked of a page have no limit of their own, and a page that never answers would hold everybody up.
   */
  async step<T>(name: string, run: () => Promise<T>, limit = 6 * patience()): Promise<T> {
    this.doing = name
    const overdue = new AbortController()
    try {
      const late = sleep(limit, undefined, { signal: overdue.signal }).then(() =>
        Promise.reject(new Error(`Timeout ${Math.round(limit)}ms exceeded`)),
      )
      return await Promise.race([run(), late])
    } catch (error) {
      this.tell(`${plainWords(error)} at ${new URL(this.page.url()).pathname}`)
      for (const what of await failuresSoon(this.page)) this.tell(what)
      throw error
    } finally {
      overdue.abort()
    }
  }

  /** Does something in which the call at this path is refused, as it is to be. */
  async expecting<T>(path: string, run: () => Promise<T>): Promise<T> {
    this.expected = path
    return run().finally(() => {
      this.expected = undefined
    })
  }

  /** Remembers which screen is left behind. */
  async turnAway(): Promise<void> {
    await this.page
      .locator('h1')
      .first()
      .evaluate((title) => title.setAttribute('data-left', title.textContent))
  }

  /** Presses what leads to another screen, and waits until that one stands. */
  async lead(press: () => Promise<unknown>): Promise<void> {
    await this.turnAway()
    await press()
    // The same element may be told another title.
    await this.page.waitForFunction(() => {
      const title = document.querySelector('h1')
      return title !== null && title.getAttribute('data-left') !== title.textContent
    })
    await settle(this.page)
  }

  /** Looks at the page and notes everything wrong with it; what axe finds only in the part that is named. */
  async look(axe?: string, isErrorPage = false): Promise<void> {
    for (const what of await look(this.page, { sideways: this.isTouch, axe, isErrorPage })) this.tell(what)
  }

  /** Tries whether buttons can be got at. */
  async reach(parts: string): Promise<void> {
    for (const what of await outOfReach(this.page, parts)) this.tell(what)
  }

  /** A refusal of the wire contract comes as an answer like any other and says so inside. */
  private async hearAnswer(response: Response): Promise<void> {
    const { place, doing } = this
    const { pathname } = new URL(response.url())
    if (pathname === this.expected) return
    const refused = async () => {
      if (!response.headers()['content-type']?.includes('json')) return ''
      const text = await response.text().catch(() => '')
      return text.startsWith('{"success":false') ? text.slice(0, 160) : ''
    }
    const why = response.status() < 400 ? await refused() : `status ${response.status()}`
    if (why)
      this.findings.push({
        ...place,
        step: doing,
        what: `${response.request().method()} ${pathname}: ${why.replace(/"timestamp":\d+/, '')}`,
      })
  }

  private readonly onError = (error: WebError) => this.tell(`uncaught: ${error.error().message.split('\n')[0]}`)
  private readonly onWord = (message: ConsoleMessage) => {
    const isBad = message.type() === 'error' || message.type() === 'warning'
    if (isBad && !isToldAnyway(message.text())) this.tell(`console ${message.type()}: ${message.text().split('\n')[0]?.slice(0, 200)}`)
  }
  private readonly onAnswer = (response: Response) => void this.hearAnswer(response)

  private listen(context: BrowserContext): void {
    context.on('weberror', this.onError)
    context.on('console', this.onWord)
    context.on('response', this.onAnswer)
  }

  /** Leaves the device to whoever comes next. */
  async leave(): Promise<void> {
    const context = this.page.context()
    context.off('weberror', this.onError)
    context.off('console', this.onWord)
    context.off('response', this.onAnswer)
    await this.page.close()
  }
}
