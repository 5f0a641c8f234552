import type { AskedFrom } from '../../../src/app/offline/exchange/take-in'
import type { StoredOp } from '../../../src/app/offline/outbox/stored'
import type { Reply } from '../../../src/contract/sync/exchange'
import type { Op } from '../../../src/contract/sync/op'
import type { Person } from '../../../src/server/auth/person'
import type { Bugs } from './bugs'
import type { Mark } from './ledger'
import { copyOf, type Memory } from './memory'
import { type AnyIntent, ModelDevice, type Tab } from './model-device'
import { askedTogether } from './model-groups'
import { ModelServer, type OpenBatch } from './model-server'
import { checkView } from './view-oracle'

type Call = { readonly device: ModelDevice; readonly tab: Tab; readonly asked: AskedFrom }
type Answer = Call & { readonly reply: Reply }
type Slow = Call & { readonly batch: OpenBatch }
export type Told = { readonly device: ModelDevice; readonly op: Op; readonly at: number }

const somebody = { tenant: 1, roles: [], departments: [], menus: new Set<string>(), granted: new Set(['*']) }
const reach = (shelves: readonly string[]) => new Set(['all', ...shelves.map((shelf) => `shelf/${shelf}`)])
const person = (name: string, everything: readonly string[], shelves: readonly string[]): Person => ({
  ...somebody,
  id: name,
  username: name,
  realname: name,
  everything: new Set(everything),
  within: new Map(),
  keys: reach(shelves),
})

/** Devices, a network with a memory, and a server. Everything random comes from outside. */
export class World {
  readonly server: ModelServer
  readonly devices: readonly ModelDevice[]
  /** Every edit a person was told is saved. */
  readonly told = new Map<string, Told>()
  readonly discarded = new Set<string>()
  /** Ops the server has ever had an outcome for, before and after every restore. */
  readonly everKnown = new Set<string>()
  readonly calls: Call[] = []
  answers: Answer[] = []
  slow: Slow | undefined
  now = 1_772_400_000_000
  private tick = 0
  private epochs = 0
  private saved: Memory
  private readonly seen = new Map<ModelDevice, Map<string, number>>()
  /** What a decision was about, by op and row: the values shown, and the pages it adds for a held addition. */
  private readonly shown = new Map<string, Readonly<Record<string, unknown>>>()
  private readonly added = new Map<string, number>()

  constructor(bugs: Bugs) {
    this.server = new ModelServer(bugs, {
      saw: (op, mark) => this.saw(op, mark),
      shownTheirs: (op, id) => this.shown.get(`${op.id} ${id}`) ?? {},
      adds: (op, id) => (op.verb === 'adjust' ? Number(op.patch.pages) : this.added.get(`${op.id} ${id}`)),
      bringsBack: (op, id) => this.bringsBack(op, id),
    })
    this.devices = [person('anna', [], ['a']), person('robert', [], ['a']), person('boss', ['*'], [])].map(
      (one) => new ModelDevice(one.username, one, bugs),
    )
    this.saved = copyOf(this.server.memory)
  }

  private saw(op: Op, mark: Mark): boolean {
    const told = this.told.get(op.id)
    return told !== undefined && (this.seen.get(told.device)?.get(mark.id) ?? Number.POSITIVE_INFINITY) <= told.at
  }

  private bringsBack({ verb, key }: Op, id: string): boolean {
    const asked = verb === 'resolve' ? askedTogether(this.server.memory, key).find((one) => one.row_id === id) : undefined
    return asked?.reason === 'clash' || (asked?.reason === 'deleted' && asked.verb !== 'add')
  }

  commit(device: ModelDevice, intent: AnyIntent): void {
    const asked = intent.verb === 'resolve' ? device.askedWith(intent.key) : []
    const op = device.commit(intent)
    this.tell(device, op)
    for (const conflict of asked) {
      const place = `${op.id} ${String(conflict.rowId)}`
      this.shown.set(place, JSON.parse(String(conflict.theirs)) as Record<string, unknown>)
      const isMine = intent.patch.choice === 'mine' || (intent.patch.choice === 'edit' && conflict.id !== intent.key)
      if (conflict.verb === 'adjust' && isMine)
        this.added.set(place, Number((JSON.parse(String(conflict.mine)) as Record<string, unknown>).pages))
    }
  }

  commitTogether(device: ModelDevice, intents: readonly AnyIntent[]): void {
    for (const op of device.commitTogether(intents)) this.tell(device, op)
  }

  /** A person is told that their edit is saved, and sees it. */
  private tell(device: ModelDevice, op: StoredOp): void {
    this.told.set(op.id, { device, op, at: ++this.tick })
    checkView(this, device, op.key)
  }

  /** [I17] Of the ops of a group either all have an outcome, and the same one, or none has. */
  private checkGroups(ops: readonly Op[]): void {
    const groups = new Set(ops.flatMap(({ group }) => group?.id ?? []))
    for (const id of groups) {
      const own = [...this.told.values()].filter(({ op }) => op.group?.id === id)
      const outcomes = new Set(own.map(({ op }) => this.server.memory.known.get(op.id)?.settled.outcome))
      if (outcomes.size > 1) this.server.broken.push(`I17 ${id} was done by halves: ${[...outcomes].join()}`)
    }
  }

  /** A window asks. The call is on its way. Answers how many ops it carries. */
  send(device: ModelDevice, tab: Tab, room: number): number {
    const asked = device.ask(tab, room, this.now)
    this.calls.push({ device, tab, asked })
    return asked.ask.ops.length
  }

  private senderOf = ({ device, asked }: Call) => ({ person: device.person, replica: asked.ask.replica })

  /** A call reaches the server. `isKept`: a copy of it stays on the way. `dies`: the server does, before it commits. */
  async arrive(at: number, { isKept, dies, isSlow }: { isKept?: boolean; dies?: boolean; isSlow?: boolean }): Promise<void> {
    const call = this.calls[at]
    if (!call) return
    const batch = await this.server.begin(call.asked.ask, this.senderOf(call), this.slow?.batch.locks ?? new Set())
    if (!batch) return
    if (!isKept) this.calls.splice(at, 1)
    if (dies) return
    if (isSlow && !this.slow) this.slow = { ...call, batch }
    else this.conclude({ ...call, batch })
  }

  /** The batch that took its time is committed. */
  finishSlow(): void {
    if (this.slow) this.conclude(this.slow)
    this.slow = undefined
  }

  private conclude({ batch, ...call }: Slow): void {
    const settled = batch.commit()
    for (const { id, outcome } of settled) if (outcome !== 'retry') this.everKnown.add(id)
    this.checkGroups(call.asked.ask.ops)
    this.answers.push({ ...call, reply: this.server.read(call.asked.ask, this.senderOf(call), settled) })
  }

  /** A reply reaches its device. `isKept`: it will come again. */
  receive(at: number, isKept: boolean): void {
    const answer = this.answers[at]
    if (!answer) return
    if (!isKept) this.answers.splice(at, 1)
    const { device, tab, asked, reply } = answer
    const read = device.take(asked, reply, tab, this.now)
    const seen = this.seen.get(device) ?? new Map<string, number>()
    this.seen.set(device, seen)
    this.tick++
    for (const change of read)
      for (const mark of this.server.marks.get(change) ?? []) seen.set(mark.id, Math.min(seen.get(mark.id) ?? this.tick, this.tick))
    this.checkTaken(device, tab)
  }

  private checkTaken(device: ModelDevice, tab: Tab): void {
    for (const key of new Set(
      [...device.ops.values(), ...device.acked.values(), ...device.done.values()].filter((op) => op.noun === 'paper').map((op) => op.key),
    ))
      checkView(this, device, key)
    this.checkCursor(device)
    if (!device.saysAllSent(tab)) return
    const unsent = [...this.told].filter(([id, told]) => told.device === device && !this.discarded.has(id) && !this.everKnown.has(id))
    for (const [id] of unsent) this.server.broken.push(`I16 ${device.name} says that all is sent, yet ${id} is not`)
  }

  /** [I15] Everything committed before the place a device has read to lies on it as it stands. */
  private checkCursor({ pull, person, rows, name }: ModelDevice): void {
    const { memory } = this.server
    if (
      pull.since === null ||
      pull.epoch !== memory.epoch ||
      !this.server.knows(pull.known) ||
      pull.scope !== [...person.everything, ...person.keys].join()
    )
      return
    const last = new Map(memory.log.map((one) => [`${one.noun}:${one.id}`, one]))
    for (const [entity, { noun, id, seq }] of last) {
      if (seq > pull.since) continue
      const row = this.server.visible(person, noun, id)
      if (JSON.stringify(rows.get(entity)?.row ?? null) !== JSON.stringify(row))
        this.server.broken.push(`I15 ${name} has read to ${pull.since} and lacks ${entity} of ${seq}`)
    }
  }

  /** Throws away a window's memory, and whatever was on its way to it. */
  crash(device: ModelDevice): void {
    device.crash()
    this.answers = this.answers.filter((answer) => answer.device !== device)
  }

  backup(): void {
    this.saved = copyOf(this.server.memory)
  }

  /** The server goes back to its backup. */
  restore(): void {
    this.slow = undefined
    const { past, epoch } = this.server.memory
    this.server.memory = this.saved
    for (const one of [...past, epoch, this.saved.epoch]) this.saved.past.add(one)
    this.server.memory.epoch = `epoch.${++this.epochs}`
    this.saved = copyOf(this.server.memory)
  }

  /** Somebody puts the server's data back: it does not know, and goes on in the same epoch. */
  putBack(): void {
    this.slow = undefined
    this.server.memory = this.saved
    this.saved = copyOf(this.server.memory)
  }

  rescope(device: ModelDevice): void {
    const { keys } = device.person
    device.person = { ...device.person, keys: reach(keys.has('shelf/c') ? ['a'] : ['a', 'c']) }
  }

  discard(device: ModelDevice, id: string): void {
    for (const one of device.discard(id)) this.discarded.add(one)
  }
}
