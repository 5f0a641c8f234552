import type { Resource } from '../resource'
import { addDays } from '../time'

/** The first day of whose rows a device keeps all; undefined where it keeps every row there is. `today` and the answer are `YYYY-MM-DD`. */
export const keptFrom = ({ offline }: Pick<Resource, 'offline'>, today: string): string | undefined =>
  offline.days === undefined ? undefined : addDays(today, -offline.days)
