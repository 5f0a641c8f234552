import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Whether a browser is there and finds its libraries. */
const runs = (file: string) => existsSync(file) && succeeds(file, ['--version'], 20)

const onPath = (wanted = names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => wanted.map((name) => join(folder, name)))
    .find(runs)

const playwrights = () => [chromium.executablePath()].find(runs)

const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** Runs a program to its end. Answers whether it succeeded within `seconds`. */
function succeeds(program: string, given: string[], seconds: number): boolean {
  try {
    execFileSync(program, given, {
      stdio: ['ignore', 'ignore', 'ignore'],
      timeout: seconds * 1000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return true
  } catch {
    return false
  }
}

const aptInstall = (seconds: number, ...given: string[]) =>
  succeeds('apt-get', ['install', '-y', '--no-install-recommends', ...given], seconds)

function install(...packages: string[]): void {
  console.log(`installing ${packages.join(' ')}`)
  succeeds('apt-get', ['update'], 120)
  aptInstall(300, ...packages)
}

const hasChineseFont = () => {
  try {
    return execFileSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).trim() !== ''
  } catch {
    return false
  }
}

/** Debian's own comes first because it brings the libraries it needs. */
function fetched(): string | undefined {
  if (mayInstall()) {
    install('chromium', 'fonts-noto-cjk')
    const found = onPath()
    if (found) return found
  }
  console.log('installing Chromium through Playwright')
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
  return succeeds(process.execPath, [cli, 'install', 'chromium'], 120) ? playwrights() : undefined
}

/**
 * The path of a Chromium to test with: CHROMIUM_PATH, one of the machine's, Playwright's own, or one installed now.
 * Throws one sentence that says what to do when none can be had.
 */
export function ensureBrowser(): string {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`)
  const found = chosen ?? onPath() ?? playwrights() ?? fetched()
  if (!found) throw new Error('No Chromium found. Install one (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM_PATH.')
  // Without a Chinese font every label is a row of boxes, and layouts differ from what people see.
  if (!hasChineseFont() && mayInstall()) install('fonts-noto-cjk', 'fontconfig')
  return found
}

const shell = 'chromium-headless-shell'

/**
 * Chromium without all that is about windows, where it can be had at once: it draws the same and takes a fifth less of a processor.
 * Answers any Chromium where there is none, and the chosen one where one was chosen.
 */
export function ensureLightBrowser(): string {
  const any = ensureBrowser()
  if (process.env.CHROMIUM_PATH) return any
  // Only what Debian is known to have: to ask what there is now may take minutes. Fetching may be cut short, installing may not.
  const canHave = () => mayInstall() && aptInstall(60, '--download-only', shell) && aptInstall(300, shell)
  return onPath([shell]) ?? (canHave() ? onPath([shell]) : undefined) ?? any
}
