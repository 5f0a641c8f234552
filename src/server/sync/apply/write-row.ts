import { Refusal, refuse, refuseFields } from '../../../contract/error'
import { isKeptForGood } from '../../../contract/fields/numbering'
import type { Values } from '../../../contract/fields/values'
import type { Resource, Row } from '../../../contract/resource'
import { checkAgreement } from '../../../contract/sync/agreement'
import { type FieldVersions, gone, nobody, same, versionsAfter } from '../../../contract/sync/merge'
import { columnOf } from '../../db/column'
import type { Keys } from '../../db/readers'
import type { OpContext } from '../../resource/behaviour'
import { withCleanHtml } from '../../resource/clean-html'
import { opened } from '../../resource/secrets'
import { emptyValues, initialValues, rowOf, type Stored } from '../../resource/values'
import type { Batch } from '../batch'
import { removeLines, sumLater } from './lines'
import { bringFollowers, hasKeys, keysOf } from './scope'

/** A row to be written: which fields, on whose account, and whether the noun's own rules are asked. */
export type Writing = {
  readonly resource: Resource
  readonly id: string
  readonly verb: string
  readonly fields: Values
  readonly isGone: boolean
  /** Under whose name the changed fields are versioned. */
  readonly replica: string
  /** Those of `fields` whose value that replica has not seen: they are nobody's, or its next op would overwrite them silently. */
  readonly unseen?: readonly string[]
  /** A value that stands there already is said again by somebody who saw it: from now on it is theirs, and not overwritten unseen. */
  readonly confirms?: boolean
  /** `op`: a person's change, or their decision for a held one; `own`: the product's, which no rule of the noun judges. */
  readonly how: 'op' | 'own'
  /** A removed row comes back as it was: who did what with it, and when, stays as it stood. */
  readonly isBack?: boolean
  /** Who may see the row, where that does not follow from its own values. */
  readonly keys?: Keys
}

/** The outcome: the row before and after, or undefined where nothing had to change. */
export type Written = { readonly before: Row | undefined; readonly after: Row; readonly rev: number; readonly keys: Keys }

/** Refuses a new row that stands under another id than its own values say. */
export function checkKey(resource: Resource, id: string, values: Values): void {
  const natural = resource.key?.(values)
  if (natural !== undefined && natural !== id) refuseFields({ id: { code: 'field.choice' } })
}

/** Refuses a second row of a noun there is one of. Whoever adds one at the same time waits, and is refused then. */
async function checkSingle({ staging }: Batch, { name, label }: Resource): Promise<void> {
  await staging.load([{ noun: name, id: '$single' }])
  if ((await staging.query(name, {})).length === 0) return
  throw new Refusal('record.single', { noun: label.zh, nounEn: label.en })
}

/** Stages the next version of a row after asking the noun's rules, and answers it. Fields that differ, or are confirmed, get a new version. */
export async function writeRow(batch: Batch, ctx: OpContext, writing: Writing): Promise<Written | undefined> {
  const { resource, id, verb, fields, isGone } = writing
  const stored = await batch.staging.get(resource.name, id)
  const before = stored && !stored.gone ? rowOf(resource, stored) : undefined
  if (isGone && before && isKeptForGood(resource.fields, before)) refuse('record.numbered')
  const fresh: Values = before ? {} : initialValues(resource.fields)
  const merged = { ...emptyValues(resource.fields), ...fresh, ...before, ...fields }
  const changed = Object.fromEntries(Object.entries(fields).filter(([field, value]) => !same((before ?? fresh)[field], value)))
  const confirmed = writing.confirms && !isGone && before ? Object.keys(fields).filter((field) => !(field in changed)) : []
  const isSame = !isGone && before !== undefined && Object.keys(changed).length === 0
  if (isGone ? !before : isSame && confirmed.length === 0) return undefined
  if (!before && !isGone && writing.how === 'op' && resource.single) await checkSingle(batch, resource)
  const behaviour = batch.behaviours[resource.name]
  // The noun's rules judge what a person typed, so they are shown the secrets as well.
  const patch = opened(batch.vault, resource.fields, fields)
  const ahead = { verb, id, before, after: opened(batch.vault, resource.fields, merged), patch }
  const asks = writing.how === 'op' && !isSame
  if (asks && !isGone) checkAgreement(batch.catalogue, { noun: resource.name, verb, patch: ahead.after }, before)
  const added = !asks ? {} : ((await behaviour?.before?.(ctx, ahead)) ?? {})
  const extra = writing.isBack ? withoutMoment(batch, fields, added) : added
  const values = isGone ? {} : withCleanHtml(asks ? resource.fields : {}, { ...fresh, ...changed, ...extra })
  const keys = writing.keys ?? (await keysOf(batch, ctx, { resource, values: { ...merged, ...extra }, id, stored }))
  const next = nextVersion(resource, id, stored, values, {
    replica: writing.replica,
    unseen: writing.unseen ?? [],
    confirmed,
    username: batch.person.username,
    now: batch.now,
    keys,
    isGone,
  })
  await batch.staging.stage(resource.name, id, next)
  if (stored && !hasKeys(stored, keys)) bringFollowers(batch, ctx, resource, id)
  const after = rowOf(resource, next)
  if (isGone) await removeLines(batch, ctx, resource, id)
  if (resource.line) sumLater(batch, ctx, resource, [before?.[resource.line.of], isGone ? null : after[resource.line.of]])
  if (asks) await behaviour?.after?.(ctx, { verb, id, before, after: isGone ? undefined : after, patch })
  return { before, after, rev: next.rev, keys }
}

/** What the rules of a noun add to a row that comes back, but for who did it and when: that is told of the first time. */
function withoutMoment({ person, now }: Batch, stood: Values, added: Values): Values {
  const ofNow: readonly unknown[] = [person.id, person.username, person.realname, now, now.slice(0, 10)]
  return Object.fromEntries(Object.entries(added).filter(([field, value]) => !(field in stood && ofNow.includes(value))))
}

type By = {
  readonly replica: string
  readonly unseen: readonly string[]
  readonly confirmed: readonly string[]
  readonly username: string
  readonly now: string
  readonly keys: Keys
  readonly isGone: boolean
}

function nextVersion(resource: Resource, id: string, stored: Stored | undefined, write: Values, by: By): Stored {
  const rev = (stored?.rev ?? 0) + 1
  const comesOrGoes = by.isGone || !stored || stored.gone
  // The fields of a removed row are nobody's: who adds it anew must not clash with values that are gone.
  const before = comesOrGoes ? {} : ((stored.versions ?? {}) as FieldVersions)
  const written = versionsAfter(before, [...Object.keys(write), ...by.confirmed, ...(comesOrGoes ? [gone] : [])], rev, by.replica)
  // Also those left empty: that, too, is what somebody said.
  const versions = versionsAfter(written, by.unseen, rev, nobody)
  const empty = Object.fromEntries(Object.keys(resource.fields).map((field) => [columnOf(field), null]))
  const columns = Object.fromEntries(Object.entries(write).map(([field, value]) => [columnOf(field), value === '' ? null : value]))
  return {
    ...(stored && !stored.gone ? stored : empty),
    ...columns,
    id,
    ...by.keys,
    gone: by.isGone,
    versions,
    rev,
    create_by: stored?.create_by ?? by.username,
    create_time: stored?.create_time ?? by.now,
    update_by: stored ? by.username : null,
    update_time: stored ? by.now : null,
  }
}
