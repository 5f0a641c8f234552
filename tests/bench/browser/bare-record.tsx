import { Dexie, type Table } from 'dexie'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** What a record says that stands in the window when it is opened, part by part: read off the product's own page. */
export type Told = {
  readonly id: string
  readonly name: string
  readonly facts: readonly string[]
  readonly parts: readonly { readonly title: string; readonly lines: readonly string[] }[]
}
/** What the bench asks of the page: to keep records on the device, and to list them. */
export type BareRecords = { hold: (told: readonly Told[]) => Promise<void> }

declare global {
  interface Window {
    bare: BareRecords
  }
}

class Rows extends Dexie {
  declare rows: Table<Told, string>
  constructor() {
    super('rows')
    this.version(1).stores({ rows: 'id' })
  }
}
const db = new Rows()

// biome-ignore lint/suspicious/noArrayIndexKey: what stands on a page keeps its place
const lines = (told: readonly string[]) => told.map((line, at) => <span key={at}>{line}</span>)

function Opened({ told: { name, facts, parts }, close }: { told: Told; close: () => void }) {
  return (
    <main className="bare-record">
      <button type="button" onClick={close}>
        back
      </button>
      <h2>{name}</h2>
      <p>{lines(facts)}</p>
      {parts.map((part) => (
        <section key={part.title}>
          <h3>{part.title}</h3>
          <p>{lines(part.lines)}</p>
        </section>
      ))}
    </main>
  )
}

/** A list and its records drawn by hand with the libraries the product is made of, and nothing else: what no product can be faster than. */
function BarePage({ all }: { all: readonly Told[] }) {
  const [told, setTold] = useState<Told>()
  if (told) return <Opened told={told} close={() => setTold(undefined)} />
  return all.map(({ id, name, facts }) => (
    <button key={id} type="button" onClick={async () => setTold(await db.rows.get(id))}>
      {name}
      {lines(facts)}
    </button>
  ))
}

const root = createRoot(document.body)
window.bare = {
  hold: async (told) => {
    await db.rows.bulkPut([...told])
    root.render(<BarePage all={told} />)
  },
}
