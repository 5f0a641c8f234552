import { Refusal } from '../../contract/error'
import { toast } from '../design/overlay/toast'
import { currentLanguage } from '../language/language'
import type { PersonDb } from '../offline/person-db'
import type { OwnCalls } from '../session/own-calls'
import { explain } from '../wire/explain'
import { askBoxKey } from './encryption-key'
import { openWork } from './open-work'

/** Opens a person's sealed work with the server's help. Says so where some of it stays sealed: they go on without it, and it is kept. */
export async function unlock(db: PersonDb, own: OwnCalls): Promise<void> {
  if (await openWork(db, own(askBoxKey))) return
  toast(explain(new Refusal('unsent.sealed'), currentLanguage()), { tone: 'bad' })
}
