/** A menu entry or button as the server's tree has it. `isGroup`: it only holds others together. `needs`: what it is of no use without. */
export type Entry = {
  readonly key: string
  readonly title: string
  readonly isGroup: boolean
  readonly needs: readonly string[]
  readonly children?: readonly Entry[]
}

/** A line of the tree: a right to be given, under `grant`, or a group of further lines, which is given by giving those. */
export type Branch = { readonly key: string; readonly title: string; readonly grant?: string; readonly children: readonly Branch[] }

/** The tree with what depends on what, by grant. `pages`: the page a verb belongs to. */
export type Rights = {
  readonly tree: readonly Branch[]
  readonly needs: ReadonlyMap<string, readonly string[]>
  readonly pages: ReadonlyMap<string, string>
}

export type Chosen = ReadonlySet<string>
export type Given = 'all' | 'some' | 'none'

/** `linked`: what a right needs comes with it, and what needs it goes with it. `isLocked`: what the person may neither give nor take. */
export type How = { readonly linked: boolean; readonly isLocked: (grant: string) => boolean }

/** `幼儿·编辑` below `幼儿` is called `编辑`. */
function shortTitle(title: string, parent: string | undefined): string {
  const start = ['·', ': '].map((mark) => `${parent}${mark}`).find((one) => title.startsWith(one))
  return start ? title.slice(start.length) : title
}

function branchOf(entry: Entry, menuEntry: string, parent?: string): readonly Branch[] {
  const { key, children = [], isGroup } = entry
  const title = shortTitle(entry.title, parent)
  if (children.length === 0) return isGroup ? [] : [{ key, title, grant: key, children: [] }]
  const own = isGroup ? [] : [{ key: `${key} itself`, title: menuEntry, grant: key, children: [] }]
  return [{ key, title, children: [...own, ...children.flatMap((child) => branchOf(child, menuEntry, entry.title))] }]
}

const flat = (entries: readonly Entry[]): readonly Entry[] => entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])

/** The tree people see. A page that holds verbs becomes a group, and its place in the menu the first line in it, called `menuEntry`. */
export function rightsOf(entries: readonly Entry[], menuEntry: string): Rights {
  const all = flat(entries)
  const pages = all
    .filter((entry) => !entry.isGroup)
    .flatMap(({ key, children = [] }) => children.map((child) => [child.key, key] as const))
  return {
    tree: entries.flatMap((entry) => branchOf(entry, menuEntry)),
    needs: new Map(all.map(({ key, needs }) => [key, needs])),
    pages: new Map(pages),
  }
}

/** Everything that can be given in a branch. */
export const grantsIn = ({ grant, children }: Branch): readonly string[] => [...(grant ? [grant] : []), ...children.flatMap(grantsIn)]

/** How much of a branch is chosen. */
export function givenOf(branch: Branch, chosen: Chosen): Given {
  const grants = grantsIn(branch)
  const count = grants.filter((grant) => chosen.has(grant)).length
  return count === 0 ? 'none' : count === grants.length ? 'all' : 'some'
}

function reached(from: readonly string[], next: (grant: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const open = [...from]; open.length > 0; ) {
    const grant = open.pop() ?? ''
    if (found.has(grant)) continue
    found.add(grant)
    open.push(...next(grant))
  }
  return found
}

/** The choice with these rights given. A verb brings its page's place in the menu, once all is there that the page needs. */
export function give({ needs, pages }: Rights, chosen: Chosen, grants: readonly string[], { linked, isLocked }: How): Chosen {
  const wanted = linked ? reached(grants, (grant) => needs.get(grant) ?? []) : new Set(grants)
  const next = new Set([...chosen, ...[...wanted].filter((grant) => !isLocked(grant))])
  const brought = [...wanted].flatMap((grant) => pages.get(grant) ?? [])
  const isOfUse = (page: string) => !isLocked(page) && (needs.get(page) ?? []).every((need) => next.has(need))
  return linked ? new Set([...next, ...brought.filter(isOfUse)]) : next
}

/** What is of no use without each right. */
function needingIn(needs: Rights['needs']): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [grant, needed] of needs)
    for (const need of needed) {
      const before = found.get(need)
      if (before) before.push(grant)
      else found.set(need, [grant])
    }
  return found
}

/** The choice with these rights taken. */
export function take({ needs }: Rights, chosen: Chosen, grants: readonly string[], { linked, isLocked }: How): Chosen {
  const needing = linked ? needingIn(needs) : undefined
  const unwanted = needing ? reached(grants, (gone) => needing.get(gone) ?? []) : new Set(grants)
  return new Set([...chosen].filter((grant) => !unwanted.has(grant) || isLocked(grant)))
}

/** The choice after a branch was pressed: what is wholly given is taken, everything else given, as far as the person may. */
export function toggled(rights: Rights, chosen: Chosen, branch: Branch, how: How): Chosen {
  const open = grantsIn(branch).filter((grant) => !how.isLocked(grant))
  const isGiven = open.every((grant) => chosen.has(grant))
  return isGiven ? take(rights, chosen, open, how) : give(rights, chosen, open, how)
}

/** What has to be added to, and removed from, one choice to make the other. */
export const difference = (before: Chosen, after: Chosen) => ({
  added: [...after].filter((grant) => !before.has(grant)),
  removed: [...before].filter((grant) => !after.has(grant)),
})

/** The branches that hold something: whole where `fits` says so of themselves, and otherwise as far as what lies below them fits. */
export const pruned = (tree: readonly Branch[], fits: (branch: Branch) => boolean): readonly Branch[] =>
  tree.flatMap((branch) => {
    if (fits(branch)) return [branch]
    const children = pruned(branch.children, fits)
    return children.length > 0 ? [{ ...branch, children }] : []
  })

/** The branches a text occurs in, by title or code. */
export function found(tree: readonly Branch[], text: string): readonly Branch[] {
  const wanted = text.trim().toLowerCase()
  return pruned(tree, ({ title, grant }) => title.toLowerCase().includes(wanted) || (grant?.toLowerCase().includes(wanted) ?? false))
}

/** Keys of all groups. */
export const groupsIn = (tree: readonly Branch[]): string[] =>
  tree.flatMap(({ key, children }) => (children.length > 0 ? [key, ...groupsIn(children)] : []))

/** Rights up to which all that was found is unfolded. More is nobody's answer, and takes seconds to draw. */
const few = 300

/** Whether the groups that hold what was found open by themselves. */
export const isShort = (tree: readonly Branch[]): boolean => tree.flatMap(grantsIn).length <= few

/** A line that is in sight: how deep it lies, and the how-manieth of how many it is beside. */
export type Row = { readonly branch: Branch; readonly level: number; readonly at: number; readonly of: number; readonly parent?: string }

/** The lines in sight while these groups are open, from top to bottom. */
export const rowsOf = (tree: readonly Branch[], open: ReadonlySet<string>, level = 1, parent?: string): readonly Row[] =>
  tree.flatMap((branch, at) => [
    { branch, level, at: at + 1, of: tree.length, ...(parent === undefined ? {} : { parent }) },
    ...(open.has(branch.key) ? rowsOf(branch.children, open, level + 1, branch.key) : []),
  ])
