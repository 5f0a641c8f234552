import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const chinese = '智慧幼儿园管理后台'
const english = 'Smart kindergarten management back end'

test('the system is called the same in the window before any script, where it is installed, and everywhere in the app', () => {
  expect(readFileSync('src/index.html', 'utf8')).toContain(`<title>${chinese}</title>`)
  expect(readFileSync('vite.config.ts', 'utf8')).toContain(`name: '${chinese}'`)
  expect(readFileSync('src/main.tsx', 'utf8')).toContain(`name: label('${chinese}', '${english}')`)
})
