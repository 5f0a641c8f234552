import { serveWork } from '../work/serve-work'
import { smallPicture } from './small-picture'

serveWork(smallPicture, { rss: 700, cpuMs: 5_000 })
