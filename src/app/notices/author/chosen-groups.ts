type Group = { readonly id: string; readonly userIds: readonly string[] }

/** Whether everybody of a group is chosen. */
export const isChosen = ({ userIds }: Group, chosen: readonly string[]): boolean =>
  userIds.length > 0 && userIds.every((user) => chosen.includes(user))

/** Who is chosen once a group has been pressed: its people as well, or without those who are in no other chosen group. */
export function pressed(group: Group, groups: readonly Group[], chosen: readonly string[]): string[] {
  if (!isChosen(group, chosen)) return [...new Set([...chosen, ...group.userIds])]
  const others = new Set(groups.filter((other) => other.id !== group.id && isChosen(other, chosen)).flatMap(({ userIds }) => userIds))
  return chosen.filter((user) => !group.userIds.includes(user) || others.has(user))
}
