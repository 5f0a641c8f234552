import { readFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { ensureBrowser } from '../../run/ensure-browser'

/** Draws the PNG icons from the two SVGs. Run by hand after the drawing changed: `node --import tsx tests/kit/browser/draw-icons.ts`. */
const drawings = [
  { from: 'icon', to: 'icon-192', size: 192 },
  { from: 'icon', to: 'icon-512', size: 512 },
  { from: 'icon-maskable', to: 'icon-maskable-512', size: 512 },
  { from: 'icon-maskable', to: 'apple-touch-icon', size: 180 },
]

const browser = await chromium.launch({ executablePath: ensureBrowser() })
const page = await browser.newPage()
for (const { from, to, size } of drawings) {
  const svg = await readFile(`public/icons/${from}.svg`, 'utf8')
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
  await page.screenshot({ path: `public/icons/${to}.png`, omitBackground: true })
}
await browser.close()
