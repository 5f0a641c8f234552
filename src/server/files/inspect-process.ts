import { serveWork } from '../work/serve-work'
import { inspect } from './inspect'

serveWork(inspect, { rss: 700, cpuMs: 5_000 })
