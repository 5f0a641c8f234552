import { Dexie } from 'dexie'
import type { Catalogue } from '../../../contract/catalogue'
import { upcast } from '../../../contract/sync/upcast'
import { type PersonDb, retirement } from '../person-db'
import { steady } from '../steady'
import type { Draft } from './stored'

/** Puts a draft beside a newer page, whose tables this one does not know: that of drafts is the same for ever. */
async function saveAside({ name, _options: { indexedDB, IDBKeyRange } }: PersonDb, draft: Draft): Promise<void> {
  const whole = await new Dexie(name, { ...(indexedDB && { indexedDB, IDBKeyRange }), chromeTransactionDurability: 'strict' }).open()
  await whole.table('drafts').put(draft)
  whole.close()
}

/**
 * Keeps a half-filled form, so that a crash or a reload loses nothing; also when a newer page has taken the database over, because that
 * one asks for the reload.
 */
export async function saveDraft(db: PersonDb, draft: Draft): Promise<void> {
  if (retirement(db) === 'newer') await saveAside(db, draft)
  else await steady(db, () => db.drafts.put(draft))
}

/** Forgets a half-filled form. What was saved is saved, also where this fails. */
export const dropDraft = (db: PersonDb, key: string): Promise<void> => steady(db, () => db.drafts.delete(key)).catch(() => undefined)

/** What a draft about a noun holds, in today's fields. */
export const draftValues = (catalogue: Catalogue, noun: string, { values, v = 1 }: Draft): Draft['values'] =>
  upcast(catalogue, { noun, verb: 'edit', patch: values, base: {}, v }).patch

export const findDraft = (db: PersonDb, key: string): Promise<Draft | undefined> => steady(db, () => db.drafts.get(key))
