/** Mistakes that can be planted in the model's device or server, to see that the model would notice them. */
export const bugs = {
  'no-idempotency': 'an op that comes again is done again',
  'no-stored-outcome': 'an op that comes again is not answered',
  'no-acks': "rows are told without the outcomes of this replica's ops they hold",
  'delete-before-ack': 'an op leaves the outbox when it is sent',
  'no-prev': 'an op does not name the one before it',
  'head-of-line-block': 'an op that cannot go stops everything behind it',
  'no-re-offer': 'after a restore nothing is offered again',
  'equal-takes-ownership': "an equal value takes over the field's version",
  'equal-leaves-no-trace': 'a value that is said again by somebody who saw it is not theirs',
  'adjust-takes-ownership': "an addition to a value its author never saw takes over the field's version",
  'last-write-wins': 'what comes last is written',
  'drop-on-ack': 'an accepted op leaves the view before its row has arrived',
  'no-proof': 'a server that was put back, unknown to itself, does not ask devices what they had been told',
  'numbers-before-commit': 'a batch takes its numbers when it begins, not when it commits',
  'half-a-group': 'of a group what can be done is done, and the rest is not',
  'line-lost-on-restore': 'after a restore a group is offered again without its last op',
} as const
export type Bug = keyof typeof bugs
export type Bugs = ReadonlySet<Bug>
