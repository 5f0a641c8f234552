import { ensureBrowser, ensureLightBrowser } from './ensure-browser'

// While tests run that need none: to fetch one may take minutes, in which the journeys that begin with it would leave both cores idle.
try {
  console.log([ensureLightBrowser(), ensureBrowser()].join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
